import { observer } from 'mobx-react-lite';
import type { Variant } from '#domain/catalog.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import styles from './share-button.module.css';

/** Where the server draws a thing with its pattern: src/server/story-picture.ts. */
function storyPath({ photos, details }: Variant): string {
  const photo = photos[0]?.sources.at(-1)?.url;
  const { figure, number, width } = details.pattern ?? {};
  const asked = Object.entries({ photo, figure, number, width }).filter(([, value]) => value !== undefined);
  return `/story.jpg?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** Hands on a picture of the thing as high as stories are. */
export const StoryButton = observer(function StoryButton({ variant }: { variant: Variant }) {
  const { share } = useStores();
  const words = useWords();
  return (
    <button
      type="button"
      className={styles.button}
      aria-busy={share.isDrawing}
      onClick={() => void (share.isDrawing || share.picture(variant.name, storyPath(variant)))}
    >
      {words('share.picture')}
    </button>
  );
});
