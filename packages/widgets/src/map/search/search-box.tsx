import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { CoordinateSystem } from '@gongdi/geo';
import { format } from '../../diagram/format.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { Place, PlaceProvider } from './place.ts';
import { searchTexts } from './text/index.ts';
import { usePlaceSearch } from './use-place-search.ts';

export interface PlaceSearchBoxProps {
  lang: Lang;
  /** From `placeProvider`; null: offline. */
  provider: PlaceProvider | null;
  /** Fences, areas and other things of the project that may be looked for. */
  objects?: readonly Place[];
  /** System that typed coordinates are in. */
  system: CoordinateSystem;
  onPick: (place: Place) => void;
  /** Shows 根据地址查询位置失败; the box itself says it too. */
  onWarn?: (message: string) => void;
}

const NO_OBJECTS: readonly Place[] = [];

/** Search for places: a combobox free of antd. Enter with nothing marked asks the service, with a place marked takes it. */
export function PlaceSearchBox({ lang, provider, objects = NO_OBJECTS, system, onPick, onWarn }: PlaceSearchBoxProps) {
  const texts = searchTexts(lang);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const { text, type, search, pick, state, places } = usePlaceSearch({
    provider,
    objects,
    system,
    onPick: (place) => {
      setOpen(false);
      setMarked(-1);
      onPick(place);
    },
    onFail: () => onWarn?.(texts.failed),
  });

  const ask = (): void => {
    if (text.trim() === '') return;
    setOpen(true);
    void search();
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && places.length > 0) {
      setOpen(true);
      setMarked((marked + step + places.length + (marked < 0 && step < 0 ? 1 : 0)) % places.length);
    } else if (event.key === 'Enter') {
      const place = open ? places[marked] : undefined;
      // One thing that can be meant is taken at once.
      const only = places.length === 1 && places[0]?.source === 'typed' ? places[0] : undefined;
      if (place ?? only) pick((place ?? only)!);
      else ask();
    } else if (event.key === 'Escape' && open) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const say =
    state === 'searching'
      ? texts.searching
      : state === 'failed'
        ? texts.failed
        : state === 'done' && places.length === 0
          ? `${format(texts.none, { text: text.trim() })}${provider ? '' : `。${texts.offline}`}`
          : '';
  return (
    <div
      className="gd-place-search"
      role="search"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <div className="gd-place-row">
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={texts.search}
          placeholder={texts.placeholder}
          autoComplete="off"
          maxLength={100}
          value={text}
          aria-expanded={open && places.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && marked >= 0 ? `${id}-${marked}` : undefined}
          onChange={(event) => {
            type(event.target.value);
            setMarked(-1);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={keys}
        />
        <button type="button" onClick={ask} aria-busy={state === 'searching' || undefined}>
          {texts.go}
        </button>
      </div>
      <ul id={`${id}-list`} role="listbox" aria-label={texts.search} hidden={!open || places.length === 0}>
        {places.map((place, i) => (
          <li
            key={`${place.source} ${place.name} ${place.point.join()}`}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === marked}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(place)}
          >
            <span className="gd-place-name">{place.name}</span>
            <span className="gd-place-source">{texts[place.source]}</span>
            {place.address && <span className="gd-place-address">{place.address}</span>}
          </li>
        ))}
      </ul>
      <p className="gd-place-said" role="status" hidden={say === '' || !open}>
        {say}
      </p>
      {provider?.attribution && state === 'done' && open && <p className="gd-place-said">{provider.attribution}</p>}
    </div>
  );
}
