import { useState, type DragEvent } from 'react';
import { draggedIn, endDrag, type Dragged } from '../state/drag.ts';
import { samePlace, type Place } from '../state/edit.ts';

interface Target {
  place: Place;
  /** True when the pointer is over the second half of the field. */
  after: boolean;
}

export interface Dropping {
  /** Returns where the dragged field would be inserted: before or after this place, or not here. */
  isOver(place: Place): false | 'before' | 'after';
  over(place: Place, event: DragEvent<HTMLElement>, sideways: boolean): void;
  drop(event: DragEvent): void;
  leave(event: DragEvent<HTMLElement>): void;
}

/** Tracks where a dragged field would be inserted. `onDrop` receives the place before which to insert it. */
export function useDrop(onDrop: (dragged: Dragged, before: Place) => void): Dropping {
  const [target, setTarget] = useState<Target | null>(null);
  return {
    isOver: (place) => (target && samePlace(target.place, place) ? (target.after ? 'after' : 'before') : false),
    over(place, event, sideways) {
      const dragged = draggedIn(event);
      if (!dragged) return;
      event.preventDefault();
      event.stopPropagation();
      const box = event.currentTarget.getBoundingClientRect();
      const after = sideways ? event.clientX > box.left + box.width / 2 : event.clientY > box.top + box.height / 2;
      if (!target || !samePlace(target.place, place) || target.after !== after) setTarget({ place, after });
    },
    drop(event) {
      const dragged = draggedIn(event);
      setTarget(null);
      if (!dragged || !target) return;
      event.preventDefault();
      event.stopPropagation();
      endDrag();
      const { place, after } = target;
      const index = (place.column ?? place.at) + (after ? 1 : 0);
      onDrop(dragged, place.column === undefined ? { at: index } : { at: place.at, column: index });
    },
    leave(event) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setTarget(null);
    },
  };
}
