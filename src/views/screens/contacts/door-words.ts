import { useEffect, useState } from 'react';
import type { Door } from '#domain/opening-hours.ts';
import { doorAt, openingDays } from '#domain/opening-hours.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';

/** Where the door is. */
const TIME_ZONE = 'Europe/Kyiv';
const LOOK_EVERY_MS = 30_000;
/** A Sunday, at noon in UTC. */
const SOME_SUNDAY = Date.UTC(2026, 10, 22, 12);
const DAY_MS = 86_400_000;

/** How the door stands now, and from then on; undefined until the page is alive, and where the hours don't say. */
export function useDoor(hours: string | undefined): Door | undefined {
  const { ui } = useStores();
  const [door, setDoor] = useState<Door>();
  useEffect(() => {
    if (hours === undefined) return undefined;
    let unwatch = (): void => {};
    const look = (): void => {
      setDoor(doorAt(hours, ui.now(), TIME_ZONE));
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
  if (door === undefined) return undefined;
  const { isOpen, isToday, day, time } = door;
  const when = isOpen || isToday ? 'today' : String(day);
  const name = isOpen ? 'open' : 'closed';
  return { now: words(`contacts.${name}`, { when, time }), reply: words(`contacts.bell.${name}`, { when, time }) };
}

/** The hours for people: 'вт–сб 12:00–19:00'; undefined where they cannot be read. */
export function useHours(hours: string | undefined): string | undefined {
  const { language } = useStores().locale;
  const days = hours === undefined ? undefined : openingDays(hours);
  if (days === undefined) return undefined;
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (day: number): string => format.format(SOME_SUNDAY + day * DAY_MS);
  return days
    .map(({ from, to, times }) => {
      const span = from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`;
      return `${span} ${times.map((time) => time.join('–')).join(', ')}`;
    })
    .join('; ');
}
