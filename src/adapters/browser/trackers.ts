import { toMajor } from '#domain/money.ts';
import type { ShopEvent } from '#ports/analytics.ts';

interface TrackersOptions {
  document: Document;
  /** Where the shop's own server has the page in which foreign scripts are shut up. */
  address: string;
  /** ISO 4217, for sums. */
  currency: string;
}

export interface Trackers {
  hear: (event: ShopEvent) => void;
  stop: () => void;
}

/** The event as those who count read it: sums in whole money. */
function told(event: ShopEvent, currency: string): Record<string, string | number> {
  if (event.name === 'add-to-basket') {
    const { price, ...rest } = event;
    return { ...rest, value: toMajor(price) * event.quantity, currency };
  }
  if (event.name === 'purchase') {
    const { total, ...rest } = event;
    return { ...rest, value: toMajor(total), currency };
  }
  return event;
}

/**
 * A frame for scripts that are not ours: of an origin of its own, so that it reads neither page nor address nor storage,
 * and is told events only. The page itself loads nothing foreign. Events wait until the frame listens.
 */
export function createTrackers({ document, address, currency }: TrackersOptions): Trackers {
  const host = document.defaultView as Window;
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('aria-hidden', 'true');
  // The address around it may be that of an order.
  frame.referrerPolicy = 'no-referrer';
  frame.hidden = true;
  frame.src = address;
  let waiting: ShopEvent[] | undefined = [];

  // Its origin is none, so none can be named; it is our own frame, made above, that gets it.
  const send = (event: ShopEvent): void => frame.contentWindow?.postMessage(told(event, currency), '*');
  const onMessage = ({ source, data }: MessageEvent): void => {
    if (source !== frame.contentWindow || data !== 'ready') return;
    for (const event of waiting ?? []) send(event);
    waiting = undefined;
  };
  host.addEventListener('message', onMessage);
  document.body.append(frame);

  return {
    hear(event) {
      if (waiting === undefined) send(event);
      else waiting.push(event);
    },
    stop() {
      host.removeEventListener('message', onMessage);
      frame.remove();
    },
  };
}
