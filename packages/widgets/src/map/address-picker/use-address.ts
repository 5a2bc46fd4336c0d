import { useEffect, useRef, useState } from 'react';
import type { CoordinateSystem, LonLat } from '@gongdi/geo';
import type { PlaceProvider } from '../search/index.ts';

export interface PickedAddress {
  longitude: number;
  latitude: number;
  address: string;
}

/** Digits of a degree that are kept: a centimetre. */
const DIGITS = 7;
const rounded = (value: number): number => Number(value.toFixed(DIGITS));

/** The chosen place and its address; a place without words is looked up, the last one asked for counts. */
export function useAddress(
  initial: Partial<PickedAddress> | null,
  { provider, system, onFail }: { provider: PlaceProvider | null; system: CoordinateSystem; onFail: () => void },
) {
  const [point, setPoint] = useState<LonLat | null>(() =>
    typeof initial?.longitude === 'number' && typeof initial.latitude === 'number'
      ? [initial.longitude, initial.latitude]
      : null,
  );
  const [address, setAddress] = useState(initial?.address ?? '');
  const [looking, setLooking] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const lookUp = async (at: LonLat): Promise<void> => {
    if (!provider) return;
    const control = new AbortController();
    running.current = control;
    setLooking(true);
    try {
      const found = await provider.addressOf(at, system, control.signal);
      if (!control.signal.aborted) setAddress(found);
    } catch {
      if (!control.signal.aborted) onFail();
    } finally {
      if (running.current === control) setLooking(false);
    }
  };

  /** Takes a place; its words come with it or are looked up. */
  const take = (at: LonLat, words?: string): void => {
    running.current?.abort();
    setLooking(false);
    setPoint([rounded(at[0]), rounded(at[1])]);
    if (words !== undefined && words !== '') setAddress(words);
    else void lookUp(at);
  };

  const type = (text: string): void => {
    running.current?.abort();
    setLooking(false);
    setAddress(text);
  };
  return { point, address, looking, take, type };
}
