import type { FormFieldType } from '@gongdi/domain';
import type { DragEvent } from 'react';
import type { Place } from './edit.ts';

/** The dragged object: a field type from the palette, or an existing field. */
export type Dragged = { type: FormFieldType } | { place: Place };

/** Type of the drag data. Its content is readable only on drop; during the drag only the type is visible. */
const MIME = 'application/x-gongdi-form-field';

let underWay: Dragged | null = null;

export function startDrag(event: DragEvent, dragged: Dragged): void {
  event.dataTransfer.setData(MIME, JSON.stringify(dragged));
  event.dataTransfer.effectAllowed = 'type' in dragged ? 'copy' : 'move';
  underWay = dragged;
}

export function endDrag(): void {
  underWay = null;
}

/** Returns what a form designer of this page is dragging; null for any other drag. */
export function draggedIn(event: DragEvent): Dragged | null {
  return event.dataTransfer.types.includes(MIME) ? underWay : null;
}
