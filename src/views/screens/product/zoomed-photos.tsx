import type { MouseEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Variant } from '#domain/catalog.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words.ts';
import { keepTabWithin } from './tab-within.tsx';
import { usePhotoStrip } from './use-photo-strip.ts';
import styles from './zoomed-photos.module.css';

interface ZoomedPhotosProps {
  variant: Variant;
  first: number;
  onShow: (index: number) => void;
}

/** All photos of a thing, each as large as the screen; pressed, as large as its file, to be moved about. */
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
          <li key={photo.id} className={styles.slide} data-near={(isNear && index === shown) || undefined}>
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
          <output className={styles.count}>
            {words('product.photo', { number: shown + 1, total: photos.length })}
          </output>
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
