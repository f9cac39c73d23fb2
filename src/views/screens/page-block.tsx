import type { ReactNode } from 'react';
import { useId } from 'react';
import type { PageBlock } from '#domain/content.ts';
import type { OpenItem } from '../ui/accordion.tsx';
import { Accordion } from '../ui/accordion.tsx';
import { ArrowLink } from '../ui/arrow-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import { StitchText } from '../ui/stitch-text.tsx';
import { PatternBanner } from './home/pattern-banner.tsx';
import styles from './page-screen.module.css';

interface PageBlockViewProps {
  block: PageBlock;
  /** Of its questions, where it has any; where none is said, the part keeps that itself, from the first. */
  openItem?: OpenItem;
}

/** One part of an info page under its own heading, if it has one. */
export function PageBlockView({ block, openItem }: PageBlockViewProps) {
  switch (block.type) {
    case 'text':
      return (
        <Part title={block.title}>
          <RichTextView text={block.text} under={block.title === undefined ? 1 : 2} />
        </Part>
      );
    case 'faq':
      return (
        <Part title={block.title}>
          <div className={styles.questions}>
            <Accordion
              openItem={openItem}
              headingLevel={block.title === undefined ? 2 : 3}
              items={block.items.map(({ question, answer }) => ({
                title: question,
                content: <RichTextView text={answer} under={2} />,
              }))}
            />
          </div>
        </Part>
      );
    case 'gallery':
      return (
        <Part title={block.title}>
          <ul className={styles.gallery}>
            {block.photos.map((photo) => (
              <li key={photo.id} className={styles.tile}>
                <Picture photo={photo} sizes="(min-width: 1024px) 25vw, 50vw" className={styles.photo} />
              </li>
            ))}
          </ul>
        </Part>
      );
    case 'steps':
      return (
        <Part title={block.title}>
          <ol className={styles.steps}>
            {block.items.map(({ title, text }, index) => (
              <li key={title} className={styles.step}>
                <StitchText text={String(index + 1).padStart(2, '0')} size={4.2} />
                <div>
                  <p className={styles.name}>{title}</p>
                  <p className={styles.muted}>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </Part>
      );
    case 'banner':
      return <PatternBanner banner={block} />;
    case 'hero':
      return (
        <Part title={block.title}>
          <p className={styles.lead}>{block.text}</p>
          <ArrowLink to={block.link.to}>{block.link.label}</ArrowLink>
        </Part>
      );
    case 'products':
      // Rows of goods belong to the home page; here a way to them is enough.
      return (
        <Part title={block.title}>{block.link && <ArrowLink to={block.link.to}>{block.link.label}</ArrowLink>}</Part>
      );
  }
}

function Part({ title, children }: { title: string | undefined; children: ReactNode }) {
  const id = useId();
  if (title === undefined) return <div className={styles.part}>{children}</div>;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
