import { observer } from 'mobx-react-lite';
import type { Pattern } from '#domain/catalog.ts';
import { chartFile } from '#domain/pattern-chart.ts';
import { useStores } from '../stores.ts';
import styles from '../ui/text-link.module.css';
import { useWords } from '../words.ts';

/** The way to the chart of a pattern, for who wants to sew it: a file that the server draws (src/server/chart-pdf.ts). */
export const TakePattern = observer(function TakePattern({ pattern }: { pattern: Pattern }) {
  const { locale } = useStores();
  const words = useWords();
  return (
    <a className={styles.link} href={locale.path(`/pattern/${chartFile(pattern)}`)} download>
      {words('chart.take')}
    </a>
  );
});
