import { DEFAULT_TIME_ZONE, isTimeZone, timesIn, type Times } from '@gongdi/domain';
import type { WidgetContext } from '../mount.ts';

/** The time zone in which an element shows times: that of its installation, wherever the reader is. */
export interface Clock {
  readonly times: Times;
  /** Applies the zone that a server has sent; a zone that this browser does not know is ignored. */
  readonly tell: (zone: string) => void;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

export function makeClock(zone: string = DEFAULT_TIME_ZONE): Clock {
  const listeners = new Set<() => void>();
  let times = timesIn(isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE);
  return {
    get times() {
      return times;
    },
    tell(next) {
      if (next === times.zone || !isTimeZone(next)) return;
      times = timesIn(next);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const clocks = new WeakMap<ShadowRoot, Clock>();

/**
 * Returns the clock that an element and the widgets inside it share; it starts with the zone of the page's
 * configuration.
 */
export function clockOf({ root, config }: Pick<WidgetContext, 'root' | 'config'>): Clock {
  let clock = clocks.get(root);
  if (clock === undefined) {
    clock = makeClock(config.timeZone);
    clocks.set(root, clock);
  }
  return clock;
}
