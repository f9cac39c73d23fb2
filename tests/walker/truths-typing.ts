import { seenWordsOf } from '../e2e/words.ts';
import { PAGE, PLACE } from './shopper.ts';
import { CHECKOUT_STEPS, type Truth } from './truth.ts';

/** A phone may be written otherwise. */
function sameText(field: string, one: string, other: string): boolean {
  const digits = (text: string): string => text.replaceAll(/\D/g, '').slice(-9);
  return field === 'phone' ? digits(one) === digits(other) : one === other;
}

/** What must be so of what somebody said. */
export const TYPING: Record<string, Truth> = {
  'what was typed stands where it was typed'({ sight, typed }) {
    if (!CHECKOUT_STEPS.has(sight.screen) || sight.order === undefined) return [];
    return [...(typed.get(sight.order) ?? [])].flatMap(([field, value]) => {
      const shown = sight.fields[field];
      return shown === undefined || sameText(field, shown, value)
        ? []
        : [`${field} holds «${shown}», typed was «${value}»`];
    });
  },
  'what was chosen for an order stays chosen'({ sight, chosen }) {
    return [...(chosen.get(sight.order ?? '') ?? [])].flatMap(([list, { place, of }]) => {
      // Where one has ended meanwhile the others stand elsewhere.
      const shown = sight[list].length === of ? sight[list] : [];
      const one = shown[place];
      const other = shown.find(({ isChosen }) => isChosen)?.label ?? 'nothing';
      return one === undefined || one.isChosen ? [] : [`«${one.label}» was chosen, now it is ${other}`];
    });
  },
  'what is paid for goes where and to whom it was said to, or the page says that this is not saved'({
    sight,
    typed,
    locale,
  }) {
    if (sight.screen !== 'payment' || sight.text.includes(seenWordsOf(locale)('checkout.unsaved'))) return [];
    const said = typed.get(sight.order ?? '');
    return ['firstName', 'lastName', 'email', 'city'].flatMap((field) => {
      const value = said?.get(field) ?? '';
      return sight.text.includes(value)
        ? []
        : [`«${value}» was typed, and is not where it goes: ${sight.text.slice(0, 200)}`];
    });
  },
  'what was typed into a dialog, for news or a search stays as long as that is open'({ sight, loose }) {
    return [...(loose.get(sight.dialog ?? PAGE) ?? [])].flatMap(([field, value]) => {
      const shown = sight.loose[field];
      return shown === undefined || sameText(field, shown, value)
        ? []
        : [`${field} holds «${shown}», typed was «${value}»`];
    });
  },
  'what the account knows stands in its checkout and on its own page'({ sight, typed, saidBefore, changed, person }) {
    const isOfOrder = CHECKOUT_STEPS.has(sight.screen) && !typed.has(sight.order ?? '');
    const isAtHome = sight.regions[0]?.isChosen !== false;
    if (person === undefined || !(sight.screen === 'details' || (isOfOrder && isAtHome))) return [];
    return Object.entries(person.details).flatMap(([field, value]) => {
      const isSaid = (PLACE.includes(field) || changed.has(field)) && saidBefore.has(sight.order ?? '');
      const shown = isSaid ? undefined : sight.fields[field];
      return shown === undefined || sameText(field, shown, value)
        ? []
        : [`${field} holds «${shown}», the account knows «${value}»`];
    });
  },
};
