import type { MouseEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Variant } from '#domain/catalog.ts';
import type { Photo } from '#domain/photo.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words.ts';
import { keepTabWithin } from './tab-within.tsx';
import { usePhotoStrip } from './use-photo-strip.ts';
import styles from './zoomed-photos.module.css';

/** So much larger than on the page a photo is at first. */
const BEGINS_AT = 1.6;

/** How high the photo behind a panel is drawn, px. */
function drawnHeight(panel: Element | null, { width, height }: Photo): number {
  const image = panel?.parentElement?.querySelector('img');
  return image ? Math.min(image.offsetHeight, (image.offsetWidth * height) / width) : 0;
}

interface ZoomedPhotosProps {
  variant: Variant;
  first: number;
  onShow: (index: number) => void;
}

/** All photos of a thing, each larger than on the page; pressed, larger than its file, to be moved about. */
export function ZoomedPhotos({ variant, first, onShow }: ZoomedPhotosProps) {
  const words = useWords();
  const { photos, name } = variant;
  const [isNear, setIsNear] = useState(false);
  const pressed = useRef({ x: 0.5, y: 0.5 });
  const changed = (index: number): void => {
    setIsNear(false);
    onShow(index);
  };
  const { ref, shown, show, row } = usePhotoStrip(photos.length, changed, first);

  useLayoutEffect(() => {
    const { current } = ref;
    if (current === null) return undefined;
    current.scrollTo?.({ left: current.clientWidth * first, behavior: 'instant' });
    current.focus({ preventScroll: true });
    const panel = current.closest('dialog');
    const [photo] = photos;
    if (photo) current.style.setProperty('--begin', `${BEGINS_AT * drawnHeight(panel, photo)}px`);
    for (const slide of current.children) slide.scrollTop = (slide.scrollHeight - slide.clientHeight) / 2;
    // What lies behind cannot be seen, so it is not to be gone about in either.
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && panel?.contains(relatedTarget) === false) panel.hidePopover();
    };
    panel?.addEventListener('focusout', leave);
    const freeTab = panel === null ? undefined : keepTabWithin(panel);
    return () => {
      panel?.removeEventListener('focusout', leave);
      freeTab?.();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- where it opens; later it moves by itself
  }, [ref]);
  useLayoutEffect(() => {
    const slide = ref.current?.children[shown];
    if (!isNear || slide === undefined) return;
    const { x, y } = pressed.current;
    slide.scrollTo?.(slide.scrollWidth * x - slide.clientWidth / 2, slide.scrollHeight * y - slide.clientHeight / 2);
  }, [isNear, ref, shown]);

  const look = ({ nativeEvent, currentTarget, detail }: MouseEvent<HTMLElement>): void => {
    // Photos elsewhere are pressed twice for this: the second press would only undo the first.
    if (detail > 1) return;
    const { offsetWidth: width, offsetHeight: height } = currentTarget;
    // A press by key has no place of its own.
    pressed.current =
      detail === 0 ? { x: 0.5, y: 0.5 } : { x: nativeEvent.offsetX / width, y: nativeEvent.offsetY / height };
    setIsNear(!isNear);
  };

  return (
    <>
      <ul
        ref={ref}
        className={styles.strip}
        data-near={isNear || undefined}
        aria-label={words('product.gallery', { name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls is reached by keys as well
        tabIndex={0}
        {...row}
        // From near the arrows move the photo about.
        {...(isNear && { onKeyDown: undefined })}
      >
        {photos.map((photo, index) => (
          <li
            key={photo.id}
            className={styles.slide}
            data-shown={index === shown || undefined}
            data-near={(isNear && index === shown) || undefined}
          >
            <button
              type="button"
              className={styles.look}
              aria-pressed={isNear && index === shown}
              tabIndex={index === shown ? 0 : -1}
              onClick={look}
            >
              <Picture className={styles.photo} photo={photo} sizes="1000px" />{' '}
              <VisuallyHidden>{words('photos.near')}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.turn}
            aria-label={words('photos.previous')}
            onClick={() => show((shown + photos.length - 1) % photos.length)}
          >
            <Icon name="back" />
          </button>
          <VisuallyHidden>
            <output>{words('product.photo', { number: shown + 1, total: photos.length })}</output>
          </VisuallyHidden>
          <div className={styles.thumbs}>
            {photos.map((photo, index) => (
              <button
                key={photo.id}
                type="button"
                className={styles.thumb}
                aria-label={words('product.photo', { number: index + 1, total: photos.length })}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => show(index)}
              >
                <Picture photo={photo} sizes="48px" decorative />
              </button>
            ))}
          </div>
          <button
            type="button"
            className={styles.turn}
            aria-label={words('photos.next')}
            onClick={() => show((shown + 1) % photos.length)}
          >
            <Icon name="back" className={styles.next} />
          </button>
        </div>
      )}
    </>
  );
}
