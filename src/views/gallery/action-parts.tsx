import { useId } from 'react';
import { Accordion } from '../ui/accordion.tsx';
import { Anchor } from '../ui/anchor.tsx';
import { ArrowLink } from '../ui/arrow-link.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { Gudzyk, GudzykDisc } from '../ui/gudzyk.tsx';
import { Icon } from '../ui/icon.tsx';
import { LocaleLink } from '../ui/locale-link.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { tabId, Tabs } from '../ui/tabs.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { nothing, type Part } from './part.ts';
import { LONG_WORD } from './samples.ts';

/** Each theme shows it: an id of its own each time. */
function TabsSample() {
  const id = useId();
  return (
    <>
      <Tabs
        label="Вхід або реєстрація"
        panelId={id}
        tabs={[
          { name: 'login', label: 'Вхід' },
          { name: 'register', label: 'Реєстрація' },
          { name: 'long', label: LONG_WORD },
        ]}
        chosen="login"
        onChoose={nothing}
      />
      <div id={id} role="tabpanel" aria-labelledby={tabId(id, 'login')} />
    </>
  );
}

/** What is pressed or followed. */
export const ACTION_PARTS: Part[] = [
  {
    file: 'ui/button',
    states: {
      primary: <Button>До кошика</Button>,
      ink: <Button variant="ink">До кошика</Button>,
      outline: <Button variant="outline">До кошика</Button>,
      'primary, small': <Button size="small">Далі</Button>,
      'outline, small': (
        <Button variant="outline" size="small">
          Далі
        </Button>
      ),
      busy: <Button busy>До кошика</Button>,
      'outline, busy': (
        <Button variant="outline" busy>
          До кошика
        </Button>
      ),
      disabled: <Button disabled>До кошика</Button>,
      'outline, disabled': (
        <Button variant="outline" disabled>
          До кошика
        </Button>
      ),
      link: <Button to="/catalog">До каталогу</Button>,
      'long words': <Button>{`${LONG_WORD} ${LONG_WORD}`}</Button>,
    },
  },
  {
    file: 'ui/tabs',
    states: {
      'first chosen, long words': <TabsSample />,
    },
  },
  {
    file: 'ui/gudzyk',
    states: {
      yellow: <Gudzyk label="Меню" onClick={nothing} />,
      open: <Gudzyk label="Закрити" onClick={nothing} open />,
      ink: <Gudzyk label="Меню" onClick={nothing} tone="ink" />,
      ghost: <Gudzyk label="Меню" onClick={nothing} tone="ghost" />,
      'with a sign': (
        <Gudzyk label="Вгору" onClick={nothing}>
          <Icon name="up" />
        </Gudzyk>
      ),
      disc: <GudzykDisc />,
      'open disc': <GudzykDisc open />,
    },
  },
  {
    file: 'ui/chip',
    states: {
      rest: (
        <Chip removeLabel="Прибрати розмір M" onRemove={nothing}>
          Розмір M
        </Chip>
      ),
      'long words': (
        <Chip removeLabel={`Прибрати ${LONG_WORD} ${LONG_WORD}`} onRemove={nothing}>
          {`${LONG_WORD} ${LONG_WORD}`}
        </Chip>
      ),
    },
  },
  {
    file: 'ui/stepper',
    states: {
      rest: <Stepper value={2} label="Кількість" onChange={nothing} />,
      'at its least': <Stepper value={1} min={1} label="Кількість" onChange={nothing} />,
      'at its most': <Stepper value={99} label="Кількість" onChange={nothing} />,
      invalid: <Stepper value={5} label="Кількість" onChange={nothing} error={{ text: 'Лишилося тільки три' }} />,
    },
  },
  {
    file: 'ui/accordion',
    isWide: true,
    states: {
      'first open, last disabled': (
        <Accordion
          headingLevel={4}
          items={[
            { title: 'Скільки йде посилка?', content: 'Одну-три доби Україною.' },
            { title: 'Чи можна повернути?', content: 'Так, 14 днів.' },
            { title: 'Чи є крамниця?', content: 'Ще ні.', disabled: true },
          ]}
        />
      ),
      'long words': <Accordion headingLevel={4} items={[{ title: `${LONG_WORD}${LONG_WORD}`, content: LONG_WORD }]} />,
    },
  },
  { file: 'ui/anchor', states: { rest: <Anchor to="/ua/catalog">Каталог</Anchor> } },
  { file: 'ui/locale-link', states: { rest: <LocaleLink to="/catalog">Каталог</LocaleLink> } },
  { file: 'ui/text-link', states: { rest: <TextLink to="/shipping">Доставка й оплата</TextLink> } },
  { file: 'ui/arrow-link', states: { rest: <ArrowLink to="/catalog">Увесь каталог</ArrowLink> } },
  {
    file: 'ui/external-link',
    states: {
      rest: <ExternalLink href="https://shov.test">Instagram</ExternalLink>,
      'leads nowhere': <ExternalLink href="javascript:alert(1)">Instagram</ExternalLink>,
    },
  },
  { file: 'ui/phone-link', states: { rest: <PhoneLink phone="+380443901207" /> } },
];
