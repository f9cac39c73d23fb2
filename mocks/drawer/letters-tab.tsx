import type { Letter } from '../state.ts';
import classes from './drawer.module.css';

/** The letters the backend would have sent, newest first. */
export function LettersTab({ letters }: { letters: readonly Letter[] }) {
  if (letters.length === 0) return <p>No letters yet. Register, subscribe or pay for an order.</p>;
  return letters.toReversed().map(({ _id, at, to, kind, language, subject, lines, link }) => (
    <article key={_id} className={classes.letter}>
      <h3 lang={language}>{subject}</h3>
      <p className={classes.note}>
        <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleString('en-GB')}</time> · to {to} · {kind}
      </p>
      <div lang={language}>
        {[...lines.entries()].map(([place, line]) => (
          <p key={place}>{line}</p>
        ))}
        {link !== undefined && <a href={link.url}>{link.label}</a>}
      </div>
    </article>
  ));
}
