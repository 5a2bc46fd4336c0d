import { useEffect, useRef, useState } from 'react';
import type { CoordinateSystem, LonLat } from '@gongdi/geo';
import type { PickedAddress } from '../../kit/data/data-context.tsx';
import type { PlaceProvider } from '../search/index.ts';

/** Stored decimal places of degrees: a centimetre. */
const DIGITS = 7;
const rounded = (value: number): number => Number(value.toFixed(DIGITS));

/** The chosen place and its address. A place without an address is looked up; only the latest lookup counts. */
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

  /** Sets a place; its address is passed in or looked up. */
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
