import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { CoordinateSystem } from '@gongdi/geo';
import { format } from '../../diagram/format.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { Place, PlaceProvider } from './providers/place.ts';
import { searchTexts } from './text/index.ts';
import { usePlaceSearch } from './use-place-search.ts';

export interface PlaceSearchBoxProps {
  lang: Lang;
  /** From `placeProvider`; null: offline. */
  provider: PlaceProvider | null;
  /** Searchable objects of the project: fences, areas and others. */
  objects?: readonly Place[];
  /** Coordinate system of typed coordinates. */
  system: CoordinateSystem;
  onPick: (place: Place) => void;
  /** Shows 根据地址查询位置失败; the box itself shows it too. */
  onWarn?: (message: string) => void;
}

const NO_OBJECTS: readonly Place[] = [];

/** Search for places: a combobox without antd. Enter searches online, or selects the marked place if one is marked. */
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
      // A single match by typed coordinates is selected at once.
      const only = places.length === 1 && places[0]?.source === 'typed' ? places[0] : undefined;
      if (place ?? only) pick((place ?? only)!);
      else ask();
    } else if (event.key === 'Escape' && open) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const status =
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
      <PlaceList
        id={id}
        hidden={!open || places.length === 0}
        places={places}
        marked={marked}
        texts={texts}
        onPick={pick}
      />
      <p className="gd-place-said" role="status" hidden={status === '' || !open}>
        {status}
      </p>
      {provider?.attribution && state === 'done' && open && <p className="gd-place-said">{provider.attribution}</p>}
    </div>
  );
}

interface PlaceListProps {
  /** Prefix of the ids by which the combobox names the list and its options. */
  id: string;
  hidden: boolean;
  places: readonly Place[];
  marked: number;
  texts: ReturnType<typeof searchTexts>;
  onPick(place: Place): void;
}

/** The places that were found, as options of the combobox. */
function PlaceList({ id, hidden, places, marked, texts, onPick }: PlaceListProps) {
  return (
    <ul id={`${id}-list`} role="listbox" aria-label={texts.search} hidden={hidden}>
      {places.map((place, i) => (
        <li
          key={`${place.source} ${place.name} ${place.point.join()}`}
          id={`${id}-${i}`}
          role="option"
          aria-selected={i === marked}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(place)}
        >
          <span>{place.name}</span>
          <span className="gd-place-source">{texts[place.source]}</span>
          {place.address && <span className="gd-place-address">{place.address}</span>}
        </li>
      ))}
    </ul>
  );
}
