import { EmptyLine } from '../ui/empty-line.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { ErrorWords } from '../ui/error-words.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Label } from '../ui/label.tsx';
import { Price, PriceText } from '../ui/price.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import { SewProgress } from '../ui/sew-progress.tsx';
import { CardSkeleton, Skeleton } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { StitchText } from '../ui/stitch-text.tsx';
import { Swatch } from '../ui/swatch.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { nothing, type Part } from './part.ts';
import { LONG_WORD } from './samples.ts';

const ICONS: IconName[] = ['arrow', 'back', 'up', 'down', 'basket', 'close', 'check', 'search', 'ruler'];

/** What is read or looked at. */
export const WORD_PARTS: Part[] = [
  {
    file: 'ui/price',
    states: {
      rest: <Price price={245_000} />,
      reduced: <Price price={245_000} discountPrice={196_000} />,
      large: <Price price={245_000} size="large" />,
      'large, reduced': <Price price={245_000} discountPrice={196_050} size="large" />,
      'the least': <Price price={100} />,
      'the most': <Price price={999_999_900} discountPrice={999_999_800} />,
      'an amount less': <PriceText amount={-44_000} />,
    },
  },
  {
    file: 'ui/label',
    states: {
      new: <Label tone="new">Нове</Label>,
      reduced: <Label tone="sale">−20%</Label>,
      'sold out': <Label tone="none">Розпродано</Label>,
      'long words': <Label tone="new">{LONG_WORD}</Label>,
    },
  },
  {
    file: 'ui/swatch',
    states: {
      rest: <Swatch hex="#f2b705" />,
      large: <Swatch hex="#f4eee3" size={28} />,
      dark: <Swatch hex="#1f1c1e" />,
    },
  },
  { file: 'ui/icon', states: Object.fromEntries(ICONS.map((name) => [name, <Icon key={name} name={name} />])) },
  {
    file: 'ui/sew-progress',
    isWide: true,
    states: {
      nothing: <SewProgress value={0} max={3000} label="До безкоштовної доставки" />,
      half: <SewProgress value={1500} max={3000} label="До безкоштовної доставки" />,
      done: <SewProgress value={3000} max={3000} label="До безкоштовної доставки" />,
    },
  },
  {
    file: 'ui/rich-text',
    isWide: true,
    states: {
      rest: (
        <RichTextView
          text={[
            { type: 'heading', level: 2, children: [{ text: 'Як ми шиємо' }] },
            {
              type: 'paragraph',
              children: [
                { text: 'Важка бавовна, ' },
                { text: 'подвійний шов', bold: true },
                { text: ', ' },
                { text: 'ручна вишивка', italic: true },
                { text: ' і ' },
                { text: 'чесні розміри', link: '/faq' },
                { text: '.' },
              ],
            },
            { type: 'list', ordered: false, items: [[{ text: 'Бавовна 100%' }], [{ text: 'Прати за 30°' }]] },
            { type: 'list', ordered: true, items: [[{ text: 'Обери' }], [{ text: 'Носи' }]] },
            { type: 'quote', children: [{ text: 'Шов — це лінія, що тримає.' }] },
          ]}
        />
      ),
    },
  },
  {
    file: 'ui/empty-line',
    isWide: true,
    states: {
      rest: <EmptyLine title="Тут порожньо" />,
      'with a way on': (
        <EmptyLine title="Нічого не знайшлося" text="Спробуй інші слова або прибери щось із вибраного.">
          <Button variant="outline">Показати все</Button>
        </EmptyLine>
      ),
      'long words': <EmptyLine title={LONG_WORD} text={LONG_WORD.repeat(3)} />,
    },
  },
  {
    file: 'ui/error-box',
    isWide: true,
    states: {
      rest: <ErrorBox error={{ key: 'error.default' }} onRetry={nothing} />,
      'long words': <ErrorBox error={{ text: LONG_WORD.repeat(3) }} onRetry={nothing} />,
    },
  },
  {
    file: 'ui/error-words',
    states: {
      'of the shop': <ErrorWords error={{ key: 'error.default' }} />,
      'of the server': <ErrorWords error={{ text: 'The server said so' }} />,
    },
  },
  { file: 'ui/skeleton', states: { card: <CardSkeleton />, lines: <Skeleton lines={3} /> } },
  { file: 'ui/spinner', states: { rest: <Spinner /> } },
  { file: 'ui/stitch-text', states: { rest: <StitchText text="404" size={6} /> } },
  { file: 'ui/visually-hidden', states: { 'heard, not seen': <VisuallyHidden>Стара ціна</VisuallyHidden> } },
  { file: 'ui/wordmark', states: { rest: <Wordmark /> } },
];
