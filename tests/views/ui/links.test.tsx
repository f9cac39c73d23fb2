import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type Links, LinksContext } from '#views/links.tsx';
import { Anchor } from '#views/ui/anchor.tsx';
import { ArrowLink } from '#views/ui/arrow-link.tsx';
import { ExternalLink } from '#views/ui/external-link.tsx';
import { LocaleLink } from '#views/ui/locale-link.tsx';
import { PhoneLink } from '#views/ui/phone-link.tsx';
import { RichTextView } from '#views/ui/rich-text.tsx';
import { TextLink } from '#views/ui/text-link.tsx';
import { renderView } from '#tests/support/render-view.tsx';

test('links inside the shop are true anchors in the language of the shopper', () => {
  renderView(
    <>
      <LocaleLink to="/faq">Питання</LocaleLink>
      <TextLink to="/shipping">Доставка</TextLink>
      <ArrowLink to="/">Головна</ArrowLink>
    </>,
    { locale: 'en' },
  );
  expect(screen.getByRole('link', { name: 'Питання' })).toHaveAttribute('href', '/en/faq');
  expect(screen.getByRole('link', { name: 'Доставка' })).toHaveAttribute('href', '/en/shipping');
  expect(screen.getByRole('link', { name: 'Головна' })).toHaveAttribute('href', '/en');
});

function Arrived() {
  const { state } = useLocation();
  return <output>{`${useNavigationType()} ${JSON.stringify(state)}`}</output>;
}

test('a pressed link leads on without another page, and a link to what is shown adds nothing to the history', async () => {
  const { user, address } = renderView(
    <>
      <LocaleLink to="/faq?a=1#b">Питання</LocaleLink>
      <Anchor to="/ua/catalog" keepsPlace>
        Каталог
      </Anchor>
      <Arrived />
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Питання' }));
  expect(address()).toBe('/ua/faq?a=1#b');
  expect(screen.getByRole('status')).toHaveTextContent('PUSH null');
  await user.click(screen.getByRole('link', { name: 'Питання' }));
  expect(screen.getByRole('status')).toHaveTextContent('REPLACE null');
  await user.click(screen.getByRole('link', { name: 'Каталог' }));
  expect(address()).toBe('/ua/catalog');
  expect(screen.getByRole('status')).toHaveTextContent('PUSH {"keepsPlace":true}');
});

test('a press is over before what it leads to is drawn', async () => {
  const { address } = renderView(<LocaleLink to="/faq">Питання</LocaleLink>);
  fireEvent.click(screen.getByRole('link'));
  expect(address()).toBe('/ua');
  await waitFor(() => expect(address()).toBe('/ua/faq'));
});

test('a link that is pressed twice at once is one step of the history', async () => {
  const { address } = renderView(
    <>
      <LocaleLink to="/faq">Питання</LocaleLink>
      <Arrived />
    </>,
  );
  fireEvent.click(screen.getByRole('link'));
  fireEvent.click(screen.getByRole('link'), { detail: 2 });
  await waitFor(() => expect(address()).toBe('/ua/faq'));
  expect(screen.getByRole('status')).toHaveTextContent('REPLACE null');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press meant for the browser stays its own: %o',
  (press) => {
    const { address } = renderView(<LocaleLink to="/faq">Питання</LocaleLink>, { path: '/catalog' });
    // Not prevented: the browser opens it where the shopper wants it.
    expect(fireEvent.click(screen.getByRole('link'), press)).toBe(true);
    expect(address()).toBe('/ua/catalog');
  },
);

test('a link to another window, and one that does something else, is not followed', () => {
  const { address } = renderView(
    <>
      <LocaleLink to="/faq" target="_blank">
        Питання
      </LocaleLink>
      <LocaleLink to="/catalog" onClick={(event) => event.preventDefault()}>
        Каталог
      </LocaleLink>
    </>,
  );
  expect(fireEvent.click(screen.getByRole('link', { name: 'Питання' }))).toBe(true);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Каталог' }))).toBe(false);
  expect(address()).toBe('/ua');
});

test('no link is drawn anew when the address changes', async () => {
  let drawn = 0;
  const links: Links = {
    get locale() {
      drawn += 1;
      return 'ua' as const;
    },
    follow() {},
    here: () => '/ua',
  };
  const { user, address } = renderView(
    <>
      <LinksContext value={links}>
        <LocaleLink to="/faq">Питання</LocaleLink>
      </LinksContext>
      <LocaleLink to="/catalog">Каталог</LocaleLink>
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Каталог' }));
  expect(address()).toBe('/ua/catalog');
  expect(drawn).toBe(1);
});

test('an address from outside leads only to https, mail and telephone', () => {
  const dangerous = ['javascript:alert(1)', 'data:text/html,x', 'http://plain.test', ' javascript:alert(1)', ''];
  renderView(
    <>
      {dangerous.map((href) => (
        <ExternalLink key={href} href={href}>
          Небезпечне
        </ExternalLink>
      ))}
      <ExternalLink href="https://t.me/shov_ua">Telegram</ExternalLink>
    </>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Telegram' })).toHaveAttribute('rel', 'noreferrer');
  expect(screen.getAllByText('Небезпечне')).toHaveLength(dangerous.length);
});

test.each([
  ['+380443901207', '+38 044 390 12 07'],
  ['+12125550117', '+1 (212) 555-0117'],
])('a phone number is read in groups and dialled whole: %s', (phone, name) => {
  renderView(<PhoneLink phone={phone} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `tel:${phone}`);
});

test('rich text is elements: headings one level down, lists, quotes and checked links', () => {
  renderView(
    <RichTextView
      text={[
        { type: 'heading', level: 2, children: [{ text: 'Крій' }] },
        { type: 'paragraph', children: [{ text: 'Див. ' }, { text: 'таблицю', link: '/faq' }] },
        { type: 'paragraph', children: [{ text: 'пастка', link: 'javascript:alert(1)' }] },
        { type: 'list', ordered: true, items: [[{ text: 'раз' }], [{ text: '<b>два</b>' }]] },
        { type: 'quote', children: [{ text: 'Сорочка', italic: true }] },
      ]}
      under={2}
    />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Крій' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'таблицю' })).toHaveAttribute('href', '/ua/faq');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['раз', '<b>два</b>']);
  expect(screen.getByRole('blockquote')).toHaveTextContent('Сорочка');
});
