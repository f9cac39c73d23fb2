import { DESK, type Scene, type Story } from '../story.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Parts that a listing fetches to be alive; few, so that a line is free for the next page. */
const PARTS = /\/assets\/(?:shop|catalog-screen)-[^/]*\.js$/;
const PAGE = /^\/(?:robots\.txt|ua\/shipping)/;
/** A part comes later than the story ends; the next page takes its time. */
const NEVER_MS = 20_000;
const SLOW_MS = 700;
const UNDER_WAY_MS = 1_200;
/** By then whoever was thrown back is back. */
const THROWN_BACK_MS = 2_500;

/** Whoever leaves while parts of the page are on their way gets to where they went. */
async function leaveEarly({ shopper, line }: Scene): Promise<void> {
  const ways: [to: RegExp, leave: () => Promise<void>][] = [
    [/^\/robots\.txt$/, () => shopper.back()],
    [/^\/ua\/shipping$/, () => shopper.leaveFor('/ua/shipping')],
  ];
  for (const [to, leave] of ways) {
    line.delay(PARTS, NEVER_MS);
    await shopper.leaveFor('/ua/catalog');
    await shopper.at(/^\/ua\/catalog$/);
    // Parts are fetched as soon as somebody does something.
    await shopper.key('Tab');
    await pause(UNDER_WAY_MS);
    line.delay(new RegExp(`${PARTS.source}|${PAGE.source}`), SLOW_MS);
    await leave();
    await shopper.at(to);
    await pause(THROWN_BACK_MS);
    await shopper.at(to);
  }
}

/** Back from another document is back at the place that was left. */
async function comeBackToPlace({ shopper }: Scene): Promise<void> {
  await shopper.open('/ua/catalog?pages=2');
  await shopper.scrollTo(1_200);
  await pause(700);
  const left = await shopper.top();
  await shopper.leaveFor('/robots.txt');
  await shopper.at(/^\/robots\.txt$/);
  await shopper.back();
  await shopper.at(/^\/ua\/catalog/);
  await shopper.awake();
  await pause(500);
  const top = await shopper.top();
  if (Math.abs(top - left) > 5) throw new Error(`left at ${left}, back at ${top}`);
}

export const LEAVING: Story[] = [
  { name: 'Leaving while a page is loading', size: DESK, tell: leaveEarly },
  { name: 'The place after Back', size: DESK, tell: comeBackToPlace },
];
