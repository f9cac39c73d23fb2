import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import styles from './jump-game.module.css';
import { Scene } from './scene.tsx';
import { ScoreBoard } from './score-board.tsx';
import { useFirstKey } from './use-first-key.ts';
import { isCalm, useJumpGame } from './use-jump-game.ts';

const ACT = { ready: 'game.start', running: 'game.pause', paused: 'game.resume', crashed: 'game.again' } as const;
const JUMP_KEYS = new Set([' ', 'ArrowUp']);

function key(chunks: ReactNode) {
  return <kbd className={styles.key}>{chunks}</kbd>;
}

/** Ґудзик jumps over pins: by Space, Arrow up, a tap or a click; P or the button pauses. */
export const JumpGame = observer(function JumpGame() {
  const words = useWords();
  const { jumpRecord } = useStores();
  const stage = useRef<HTMLDivElement>(null);
  const [isRecord, setIsRecord] = useState(false);
  const onCrash = useCallback((jumps: number) => setIsRecord(jumpRecord.offer(jumps)), [jumpRecord]);
  const { game, press, pause } = useJumpGame(onCrash);
  const { phase, jumps } = game;
  const isRunning = phase === 'running';
  useEffect(() => jumpRecord.start(), [jumpRecord]);

  const begin = (): void => {
    stage.current?.focus({ preventScroll: true });
    press();
  };
  useFirstKey(stage, phase === 'ready', begin);

  // Where less motion is asked for, only the button sets something moving.
  const mayPress = (): boolean => isRunning || !isCalm();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    // The key, not the letter: it is another one in another language.
    if (event.code === 'KeyP' && isRunning) pause();
    else if (event.code === 'KeyP' && phase === 'paused') press();
    if (!JUMP_KEYS.has(event.key) || !mayPress()) return;
    event.preventDefault();
    press();
  };
  // A jump answers the finger at once; the rest waits for the whole tap, for a finger may have come to scroll.
  const onPointerDown = (): void => {
    if (isRunning) press();
  };
  const onClick = (event: MouseEvent): void => {
    const isByVoiceOrSwitch = event.detail === 0;
    if ((!isRunning || isByVoiceOrSwitch) && mayPress()) press();
  };
  const outcome = isRecord ? 'game.record-beaten' : 'game.over';

  return (
    <section className={styles.game} data-theme="dark">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a game has no element of its own */}
      <div
        ref={stage}
        className={styles.stage}
        role="application"
        aria-label={words('game.label')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys go to what has the focus, and a game takes keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onClick={onClick}
      >
        <Scene game={game} />
      </div>
      <div className={styles.top}>
        <ScoreBoard jumps={jumps} record={jumpRecord.record} />
        <output className={styles.message}>
          {phase === 'paused' && words('game.pause')}
          {phase === 'crashed' && words(outcome, { jumps, record: jumpRecord.record })}
        </output>
      </div>
      <div className={styles.strip}>
        <p>
          <FormattedMessage id="game.hint" values={{ key }} />
        </p>
        <button type="button" className={styles.act} onClick={isRunning ? pause : begin}>
          {words(ACT[phase])}
        </button>
      </div>
    </section>
  );
});
