import { useEffect, useRef, useState } from 'react';
import type { Photo } from '#domain/photo.ts';
import styles from './picture.module.css';

interface PictureProps {
  photo: Photo;
  /** How wide it is drawn, for the choice of a file: '(min-width: 1024px) 25vw, 50vw'. */
  sizes: string;
  /** Among the first things seen: fetched at once. */
  priority?: boolean;
  /** Fills its place to the edges: a tile stands in for it until it is there. Not for cut-outs. */
  opaque?: boolean;
  className?: string | undefined;
  /** Says nothing that the words beside it don't say. */
  decorative?: boolean;
}

/** A photo in the file that suits its width; when none comes, its name in its place and shape. */
export function Picture({ photo, sizes, priority = false, opaque = false, className = '', decorative }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  // A file that failed before the scripts were alive has told nobody.
  useEffect(() => {
    const { current } = image;
    if (current?.complete === true && current.naturalWidth === 0 && current.currentSrc !== '') setFailed(photo.id);
  }, [photo.id]);

  if (failed === photo.id || photo.sources.length === 0)
    return (
      <svg
        className={`${styles.missing} ${className}`}
        viewBox={`0 0 ${photo.width} ${photo.height}`}
        width={photo.width}
        height={photo.height}
        {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': photo.alt })}
      >
        <rect width="100%" height="100%" fill={photo.color} opacity="0.35" />
        {decorative ? undefined : (
          <foreignObject width="100%" height="100%">
            <p className={styles.name}>{photo.alt}</p>
          </foreignObject>
        )}
      </svg>
    );

  const picture = (
    <img
      ref={image}
      className={opaque ? styles.image : className}
      src={photo.sources.at(-1)?.url}
      srcSet={photo.sources.map((source) => `${source.url} ${source.width}w`).join(', ')}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={decorative ? '' : photo.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(photo.id)}
    />
  );
  if (!opaque) return picture;
  return <span className={`${styles.frame} ${className}`}>{picture}</span>;
}
