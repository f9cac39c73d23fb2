/* oxlint-disable react/no-array-index-key -- a text is drawn once and never reordered */
import type { RichText, RichTextBlock, TextRun } from '#domain/rich-text.ts';
import { ExternalLink } from './external-link.tsx';
import styles from './rich-text.module.css';
import { TextLink } from './text-link.tsx';

function Run({ run }: { run: TextRun }) {
  const { text, bold, italic, link } = run;
  const weighted = bold ? <strong>{text}</strong> : text;
  const words = italic ? <em>{weighted}</em> : weighted;
  if (link === undefined) return words;
  if (link.startsWith('/')) return <TextLink to={link}>{words}</TextLink>;
  return (
    <ExternalLink className={styles.link} href={link}>
      {words}
    </ExternalLink>
  );
}

function Runs({ runs }: { runs: TextRun[] }) {
  return [...runs.entries()].map(([place, run]) => <Run key={place} run={run} />);
}

function Block({ block, under }: { block: RichTextBlock; under: 1 | 2 }) {
  if (block.type === 'paragraph')
    return (
      <p>
        <Runs runs={block.children} />
      </p>
    );
  if (block.type === 'quote')
    return (
      <blockquote className={styles.quote}>
        <Runs runs={block.children} />
      </blockquote>
    );
  if (block.type === 'heading') {
    const Heading = `h${(block.level + under - 1) as 2 | 3 | 4}` as const;
    return (
      <Heading className={styles.heading}>
        <Runs runs={block.children} />
      </Heading>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={styles.list}>
      {[...block.items.entries()].map(([place, runs]) => (
        <li key={place}>
          <Runs runs={runs} />
        </li>
      ))}
    </List>
  );
}

interface RichTextViewProps {
  text: RichText;
  /** The level of the heading this text stands under: its own begin one lower. */
  under?: 1 | 2;
}

/** Words with headings, lists and links: made of elements, never of markup. */
export function RichTextView({ text, under = 1 }: RichTextViewProps) {
  return (
    <div className={styles.text}>
      {[...text.entries()].map(([place, block]) => (
        <Block key={place} block={block} under={under} />
      ))}
    </div>
  );
}
