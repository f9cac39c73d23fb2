import { seenWordsOf } from '../e2e/words.ts';
import { PAGE } from './shopper.ts';
import { mannerOf, oneOf, type Step } from './step.ts';

/** Half of what a field wants: nothing comes of it, and it is not lost. */
const HALVES: Record<string, string[]> = {
  phone: ['67 21', '50 333'],
  email: ['olena@', 'marko'],
  password: ['1234', 'ab'],
  q: ['ху', 'шапк'],
};

/** A dialog is opened from what says so. */
function asking(name: string, key: string, can: Step['can']): Step {
  return {
    name,
    can: (sight, shopper) =>
      sight.dialog === undefined && sight.buttons.includes(seenWordsOf(shopper.locale)(key)) && can(sight, shopper),
    async go(walk, { locale }, pick) {
      await walk.press(walk.button(walk.say(locale)(key)), mannerOf(pick));
      // However late it comes; a second press may have closed it again.
      await walk.page
        .getByRole('dialog')
        .first()
        .waitFor()
        .catch(() => undefined);
    },
  };
}

/** What is typed beside a checkout: into dialogs, for news, for a search. */
export const LOOSE: Step[] = [
  asking('ask for one click', 'product.one-click', ({ screen, thing }) => screen === 'product' && thing !== undefined),
  asking('ask to sign in', 'header.sign-in', ({ screen }, { person }) => screen !== 'bank' && person === undefined),
  {
    name: 'type half of it',
    weight: 3,
    can: ({ loose }) => Object.keys(loose).some((field) => field in HALVES),
    async go(walk, { sight, loose, words }, pick) {
      const place = sight.dialog === undefined ? walk.page : walk.page.getByRole('dialog').last();
      const typed = new Map<string, string>();
      for (const [field, choice] of Object.entries(HALVES)) {
        if (sight.loose[field] === undefined) continue;
        const text = oneOf(choice, pick);
        const input = place.locator(`input[name="${field}"]:visible`).first();
        await input.fill(text);
        // What is suggested lies over the page until the field is left.
        await input.blur();
        typed.set(field, text);
        words.add(text);
      }
      loose.set(sight.dialog ?? PAGE, typed);
    },
  },
  {
    name: 'send half of it',
    weight: 3,
    can: ({ dialog }, { loose }) => dialog !== undefined && loose.has(dialog),
    async go(walk, _, pick) {
      const send = walk.page.getByRole('dialog').last().locator('button[type=submit]:visible:enabled').first();
      if ((await send.count()) > 0) await walk.press(send, mannerOf(pick));
    },
  },
  {
    name: 'turn to the other tab of a dialog',
    weight: 2,
    can: ({ dialog }) => dialog !== undefined,
    async go(walk) {
      const tab = walk.page.getByRole('dialog').getByRole('tab', { selected: false });
      if ((await tab.count()) > 0) await walk.press(tab.first());
    },
  },
];
