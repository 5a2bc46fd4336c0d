import { fill } from '@gongdi/domain';
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { fieldAt, type Place } from '../state/edit.ts';
import type { Design } from '../state/history.ts';
import { useFormDesignerText } from '../text/index.ts';

/** Keys that go or move to the field before or after. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

interface FieldActions {
  /** What the last action did, for screen readers. */
  announcement: string;
  move(place: Place, by: number): void;
  remove(place: Place): void;
  copy(place: Place): void;
  onKey(event: KeyboardEvent, place: Place): void;
}

/**
 * Actions on the fields of the canvas by button and key; the focus follows the field.
 * @param focusWanted increased when the selected field must receive the focus
 */
export function useFieldActions(
  design: Design,
  list: RefObject<HTMLElement | null>,
  focusWanted: number,
): FieldActions {
  const text = useFormDesignerText();
  const [announcement, setSaid] = useState('');
  const [moved, setMoved] = useState(0);
  const { form } = design;
  // A field that was moved or added keeps the focus at its new place.
  useEffect(() => {
    if (moved + focusWanted > 0) list.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
  }, [list, moved, focusWanted]);
  const move = (place: Place, by: number) => {
    const field = fieldAt(form, place);
    const now = design.move(place, (place.column ?? place.at) + by);
    setSaid(fill(text.moved, { label: field?.label ?? '', number: (now.column ?? now.at) + 1 }));
    setMoved((count) => count + 1);
  };
  const remove = (place: Place) => {
    setSaid(fill(text.removed, { label: fieldAt(form, place)?.label ?? '' }));
    design.remove(place);
    list.current?.focus();
  };
  const copy = (place: Place) => {
    design.copy(place);
    setMoved((count) => count + 1);
  };
  const focusBeside = (from: HTMLElement, step: number) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('.gd-fd-pick') ?? [])];
    all[all.indexOf(from) + step]?.focus();
  };
  const onKey = (event: KeyboardEvent, place: Place) => {
    if (event.target !== event.currentTarget) return;
    const step = STEPS[event.key] ?? 0;
    if (step !== 0 && event.altKey) move(place, step);
    else if (step !== 0) focusBeside(event.currentTarget as HTMLElement, step);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(place);
    else if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) copy(place);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { announcement, move, remove, copy, onKey };
}
