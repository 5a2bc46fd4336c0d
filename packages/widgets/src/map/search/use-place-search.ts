import { useEffect, useMemo, useRef, useState } from 'react';
import type { CoordinateSystem } from '@gongdi/geo';
import { localPlaces } from './local.ts';
import type { Place, PlaceProvider } from './providers/place.ts';
import { keepPlace, recentPlaces } from './recent.ts';

export type SearchState = 'idle' | 'searching' | 'failed' | 'done';

export interface PlaceSearchOptions {
  provider: PlaceProvider | null;
  objects: readonly Place[];
  /** Coordinate system of typed coordinates. */
  system: CoordinateSystem;
  onPick: (place: Place) => void;
  /** Called once for each failed search. */
  onFail: () => void;
}

/** State of a search box: local results while typing, the online service only on request. */
export function usePlaceSearch({ provider, objects, system, onPick, onFail }: PlaceSearchOptions) {
  const [text, setText] = useState('');
  const [online, setOnline] = useState<readonly Place[]>([]);
  const [state, setState] = useState<SearchState>('idle');
  const [recent, setRecent] = useState(recentPlaces);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const local = useMemo(() => localPlaces(text, { objects, recent, system }), [text, objects, recent, system]);

  const type = (next: string): void => {
    running.current?.abort();
    setText(next);
    setOnline([]);
    setState('idle');
  };

  /** Searches online. An empty text does nothing (console specification, section 5). */
  const search = async (): Promise<void> => {
    const words = text.trim();
    if (words === '' || state === 'searching') return;
    if (!provider || local.some((one) => one.source === 'typed')) return setState('done');
    const control = new AbortController();
    running.current = control;
    setState('searching');
    try {
      const found = await provider.search(words, control.signal);
      if (control.signal.aborted) return;
      setOnline(found);
      setState('done');
    } catch {
      if (control.signal.aborted) return;
      setState('failed');
      onFail();
    }
  };

  const pick = (place: Place): void => {
    running.current?.abort();
    keepPlace(place);
    setRecent(recentPlaces());
    setText(place.name);
    setOnline([]);
    setState('idle');
    onPick(place);
  };

  return { text, type, search, pick, state, places: [...local, ...online] };
}
