import type { ReactNode } from 'react';
import { Component, useSyncExternalStore } from 'react';
import styles from './jump-stage.module.css';
import { lazyPart } from '../../lazy-part.tsx';

const JumpGame = lazyPart(async () => (await import('./jump-game.tsx')).JumpGame);

/** What fails here is gone. The boundary of the screens would draw the error page, and that draws this again. */
class OrNothing extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? undefined : this.props.children;
  }
}

const never = (): (() => void) => () => {};

/**
 * The place of the mini-game on an error page. The game comes after the page has come alive, in a chunk of its own; its
 * room is kept from the first, and given back where the game cannot be had.
 */
export function JumpStage() {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <OrNothing>
      <div className={styles.place}>{isAlive && <JumpGame />}</div>
    </OrNothing>
  );
}
