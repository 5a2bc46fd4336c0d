import type { Times } from '@gongdi/domain';
import { createContext, use, useSyncExternalStore } from 'react';
import { makeClock, type Clock } from './clock.ts';

const ElementClock = createContext<Clock>(makeClock());

/** `renderWidget` provides the element's clock to all components inside it. */
export const ClockProvider = ElementClock.Provider;

/** Returns functions that format times in the zone of the installation; re-renders when the zone changes. */
export function useTimes(): Times {
  const clock = use(ElementClock);
  return useSyncExternalStore(clock.subscribe, () => clock.times);
}

/** An instant in the time zone of the installation, to the second; `--` when there is none. */
export function Instant({ value }: { value: string | null | undefined }): string {
  return useTimes().dateTime(value);
}
