import { describe, expect, it } from 'vitest';
import { STORAGE_CONSENT } from '#domain/constants.ts';
import { ConsentStore } from '#stores/consent.ts';
import { createFakeKeyValue } from '#tests/support/fake-key-value.ts';

function openConsent(kept?: string) {
  const keyValue = createFakeKeyValue(kept === undefined ? {} : { [STORAGE_CONSENT]: kept });
  const consent = new ConsentStore(keyValue);
  consent.start();
  return { keyValue, consent };
}

describe('consent to cookies', () => {
  it('is asked for until it is given or declined, and either is kept', () => {
    for (const answer of ['accepted', 'declined'] as const) {
      const { consent, keyValue } = openConsent();
      expect(consent.isWanted).toBe(true);
      consent.give(answer);
      expect(consent.isWanted).toBe(false);
      const later = new ConsentStore(keyValue);
      later.start();
      expect(later.answer).toBe(answer);
      expect(later.isWanted).toBe(false);
    }
  });

  it('is not asked for before it is known what was said before', () => {
    expect(new ConsentStore(createFakeKeyValue()).isWanted).toBe(false);
  });

  it.each(['', 'yes', 'TRUE', '1', '{"answer":"accepted"}', '<b>true</b>'])('%j in storage is no answer', (kept) => {
    expect(openConsent(kept).consent.isWanted).toBe(true);
  });

  it('given in another tab is given here', () => {
    const { consent, keyValue } = openConsent();
    keyValue.writeElsewhere(STORAGE_CONSENT, 'true');
    expect(consent.answer).toBe('accepted');
    keyValue.writeElsewhere(STORAGE_CONSENT, undefined);
    expect(consent.isWanted).toBe(true);
  });

  it('can be taken back: it is asked anew, here and on another day', () => {
    const { consent, keyValue } = openConsent('true');
    consent.ask();
    expect([consent.answer, consent.isWanted]).toEqual([undefined, true]);
    expect(keyValue.read(STORAGE_CONSENT)).toBeUndefined();
  });

  it('asked anew and then given in another tab may be asked anew once more', () => {
    const { consent, keyValue } = openConsent('true');
    consent.ask();
    keyValue.writeElsewhere(STORAGE_CONSENT, 'true');
    expect(consent.isAskedAnew).toBe(false);
  });

  it('holds for this visit where nothing can be kept', () => {
    const { consent, keyValue } = openConsent();
    keyValue.refuse();
    consent.give('declined');
    expect(consent.answer).toBe('declined');
  });
});
