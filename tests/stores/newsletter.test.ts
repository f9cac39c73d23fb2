import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { settle } from '#tests/support/fake-clock.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';

const MAIL = 'olena@poshta.ua';

function openNewsletter() {
  const { stores, ports, events } = createFakeShop();
  const operations = () => ports.newsletter.calls.map((call) => call.values[1]);
  return { newsletter: stores.newsletter, toasts: stores.toasts, port: ports.newsletter, events, operations };
}

describe('the newsletter', () => {
  it('sends the mail, and then says that it is done where it was asked', async () => {
    const { newsletter, port, events } = openNewsletter();
    expect(await newsletter.subscribe('dialog', MAIL)).toBe(true);
    expect(port.calls.map((call) => call.values[0])).toEqual([MAIL]);
    expect(newsletter.state('dialog')).toEqual({ status: 'done' });
    expect(newsletter.state('page')).toEqual({ status: 'idle' });
    expect(newsletter.isSubscribed).toBe(true);
    expect(events).toEqual([{ name: 'subscribe' }]);
  });

  it('pressed twice is asked for once', async () => {
    const { newsletter, port } = openNewsletter();
    const release = port.holdNext();
    const presses = [newsletter.subscribe('page', MAIL), newsletter.subscribe('page', MAIL)];
    expect(newsletter.state('page')).toEqual({ status: 'busy' });
    release();
    expect(await Promise.all(presses)).toEqual([true, false]);
    expect(port.calls).toHaveLength(1);
  });

  it('pressed again after a lost answer is the same press; after a refusal or with another mail another', async () => {
    const { newsletter, port, operations } = openNewsletter();
    port.failNext(new AppError('unreachable'));
    await newsletter.subscribe('page', MAIL);
    expect(newsletter.state('page')).toEqual({ status: 'failed', error: { key: 'error.cannot-connect-server' } });
    port.failNext(new AppError('server', { code: 'VALIDATION_ERROR', status: 422 }));
    await newsletter.subscribe('page', MAIL);
    await newsletter.subscribe('page', 'taras@poshta.ua');
    const [first, second, third] = operations();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('says that a mail is on the list already', async () => {
    const { newsletter, port } = openNewsletter();
    port.failNext(new AppError('server', { code: 'BAD_REQUEST_VALUE_NOT_UNIQUE', status: 409 }));
    expect(await newsletter.subscribe('page', MAIL)).toBe(false);
    expect(newsletter.state('page')).toEqual({ status: 'failed', error: { key: 'newsletter.already' } });
    expect(newsletter.isSubscribed).toBe(false);
  });

  it('forgets what went wrong once its form is left', async () => {
    const { newsletter, port } = openNewsletter();
    port.failNext(new AppError('unreachable'));
    await newsletter.subscribe('dialog', MAIL);
    newsletter.leave('dialog');
    expect(newsletter.state('dialog')).toEqual({ status: 'idle' });
  });

  it('says in a toast what became of a form that was left meanwhile', async () => {
    const { newsletter, port, toasts } = openNewsletter();
    for (const failure of [undefined, new AppError('unreachable')]) {
      const release = port.holdNext();
      if (failure !== undefined) port.failNext(failure);
      const press = newsletter.subscribe('dialog', MAIL);
      newsletter.leave('dialog');
      await settle();
      release();
      await press;
      expect(newsletter.state('dialog')).toEqual({ status: 'idle' });
    }
    expect(toasts.toasts.map(({ tone, words }) => ({ tone, words }))).toEqual([
      { tone: 'success', words: { key: 'toast.subscribed' } },
      { tone: 'error', words: { key: 'error.cannot-connect-server' } },
    ]);
  });
});
