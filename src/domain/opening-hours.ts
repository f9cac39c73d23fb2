/** Days of the week, Sunday first as `Date` counts them, in the letters of schema.org's `openingHours`. */
const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const WEEK = DAYS.length;
const MIDNIGHT = '24:00';
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Days one after another with the same hours; 0 is Sunday. */
export interface OpeningDays {
  from: number;
  to: number;
  times: (readonly [opens: string, closes: string])[];
}

/** How a door stands: until when it is open, or when it opens next, by the clock of its place. */
export interface Door {
  isOpen: boolean;
  /** When that changes; 0 is Sunday. */
  day: number;
  /** '19:00' */
  time: string;
  isToday: boolean;
}

function daysOf(text: string): Pick<OpeningDays, 'from' | 'to'> | undefined {
  const [from = -1, to = from, ...more] = text.split('-').map((day) => DAYS.indexOf(day));
  return from < 0 || to < 0 || more.length > 0 ? undefined : { from, to };
}

function timesOf(text: string): OpeningDays['times'] | undefined {
  const times = text.split(',').map((span) => span.split('-'));
  const spans = times.flatMap(([opens = '', closes = '', ...more]) =>
    more.length === 0 && TIME.test(opens) && (TIME.test(closes) || closes === MIDNIGHT) && opens < closes
      ? [[opens, closes] as const]
      : [],
  );
  return spans.length === times.length ? spans : undefined;
}

/**
 * Hours as schema.org writes them: 'Tu-Sa 12:00-19:00; Su 12:00-15:00'. Undefined unless every part can be read: of
 * hours that are only half understood nothing is said.
 */
export function openingDays(hours: string): OpeningDays[] | undefined {
  const read: OpeningDays[] = [];
  for (const part of hours.split(';')) {
    const [days = '', spans = '', ...more] = part.trim().split(' ');
    const times = timesOf(spans);
    if (times === undefined || more.length > 0) return undefined;
    for (const one of days.split(',').map(daysOf)) {
      if (one === undefined) return undefined;
      read.push({ ...one, times });
    }
  }
  return read;
}

/** The day of the week and the time of a moment by the clock of a place; undefined where that is not known. */
function placeClock(at: number, timeZone: string): { day: number; time: string } | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const day = DAYS.findIndex((name) => parts.get('weekday')?.startsWith(name));
    return day < 0 ? undefined : { day, time: `${parts.get('hour')}:${parts.get('minute')}` };
  } catch {
    // A browser older than the name of the zone.
    return undefined;
  }
}

const isOn = ({ from, to }: OpeningDays, day: number): boolean =>
  (day - from + WEEK) % WEEK <= (to - from + WEEK) % WEEK;

/** How the door stands at a moment (epoch ms); undefined where the hours cannot be read, or the clock is not known. */
export function doorAt(hours: string, at: number, timeZone: string): Door | undefined {
  const days = openingDays(hours);
  const now = placeClock(at, timeZone);
  if (days === undefined || now === undefined) return undefined;
  const spansOn = (day: number) => {
    const spans = days.filter((one) => isOn(one, day)).flatMap(({ times }) => times);
    return spans.sort(([one], [other]) => (one < other ? -1 : 1));
  };
  const open = spansOn(now.day).find(([opens, closes]) => opens <= now.time && now.time < closes);
  if (open !== undefined) return { isOpen: true, day: now.day, time: open[1], isToday: true };
  for (let ahead = 0; ahead <= WEEK; ahead += 1) {
    const day = (now.day + ahead) % WEEK;
    const next = spansOn(day).find(([opens]) => ahead > 0 || now.time < opens);
    if (next !== undefined) return { isOpen: false, day, time: next[0], isToday: ahead === 0 };
  }
  return undefined;
}
