import type { FormFieldType } from '@gongdi/domain';
import type { DragEvent } from 'react';
import type { Place } from './state/edit.ts';

/** What is dragged: a new field of a type, or one that stands somewhere. */
export type Dragged = { type: FormFieldType } | { place: Place };

/** Readable only when it is dropped; while it is dragged only its kind can be seen. */
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

/** What is dragged over this page by one of our designers; null for anything else. */
export function draggedIn(event: DragEvent): Dragged | null {
  return event.dataTransfer.types.includes(MIME) ? underWay : null;
}
