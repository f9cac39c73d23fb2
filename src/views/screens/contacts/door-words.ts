import { useEffect, useState } from 'react';
import { DAY_MS } from '#domain/constants.ts';
import type { Door } from '#domain/opening-hours.ts';
import { doorAt, openingDays } from '#domain/opening-hours.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';

/** Where the door is. */
const TIME_ZONE = 'Europe/Kyiv';
const LOOK_EVERY_MS = 30_000;
/** A Sunday, at noon in UTC. */
const SOME_SUNDAY = Date.UTC(2026, 10, 22, 12);

const NAMED = new Map([
  ['12:00', 'noon'],
  ['24:00', 'midnight'],
]);

/** A time as the language writes it: '19:00', or in English '7 p.m.' and 'noon'. */
function useTimeWords(): (time: string) => string {
  const { language } = useStores().locale;
  return (time) => {
    if (!language.startsWith('en')) return time;
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
    return NAMED.get(time) ?? `${hour % 12 || 12}${minutes}\u00A0${hour < 12 ? 'a' : 'p'}.m.`;
  };
}

/** How the door stands now, and from then on; undefined until the page is alive, and where the hours don't say. */
export function useDoor(hours: string | undefined): Door | undefined {
  const { ui } = useStores();
  const [door, setDoor] = useState<Door>();
  useEffect(() => {
    if (hours === undefined) return undefined;
    let unwatch = (): void => {};
    const look = (): void => {
      setDoor(doorAt(hours, ui.serverNow(), TIME_ZONE));
      unwatch = ui.after(LOOK_EVERY_MS, look);
    };
    const unwait = ui.onceAwake(look);
    return () => {
      unwait();
      unwatch();
    };
  }, [hours, ui]);
  return door;
}

/** What is said of the door, and to whoever rings at it. */
export function useDoorWords(door: Door | undefined): { now: string; reply: string } | undefined {
  const words = useWords();
  const timeWords = useTimeWords();
  if (door === undefined) return undefined;
  const { isOpen, isToday, day } = door;
  const time = timeWords(door.time);
  const when = isOpen || isToday ? 'today' : String(day);
  const name = isOpen ? 'open' : 'closed';
  return { now: words(`contacts.${name}`, { when, time }), reply: words(`contacts.bell.${name}`, { when, time }) };
}

/** The hours for people: 'вт–сб 12:00–19:00'; undefined where they cannot be read. */
export function useHours(hours: string | undefined): string | undefined {
  const { language } = useStores().locale;
  const timeWords = useTimeWords();
  const days = hours === undefined ? undefined : openingDays(hours);
  if (days === undefined) return undefined;
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (day: number): string => format.format(SOME_SUNDAY + day * DAY_MS);
  return days
    .map(({ from, to, times }) => {
      const span = from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`;
      return `${span} ${times.map((time) => time.map(timeWords).join('–')).join(', ')}`;
    })
    .join('; ');
}
