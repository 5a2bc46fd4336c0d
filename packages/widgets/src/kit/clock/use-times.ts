import type { Times } from '@gongdi/domain';
import { createContext, use, useSyncExternalStore } from 'react';
import { makeClock, type Clock } from './clock.ts';

const ElementClock = createContext<Clock>(makeClock());

/** `renderWidget` lays the element's own around everything. */
export const ClockProvider = ElementClock.Provider;

/** Writes times by the clocks of the installation; draws again when it is told another zone. */
export function useTimes(): Times {
  const clock = use(ElementClock);
  return useSyncExternalStore(clock.subscribe, () => clock.times);
}

/** A moment by the clocks of the installation, to the second; `--` when there is none. */
export function Instant({ value }: { value: string | null | undefined }): string {
  return useTimes().dateTime(value);
}
