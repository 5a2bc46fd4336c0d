import type { ModdleElement } from '../../model/index.ts';

/** A listener of an element and its kind. */
export interface Listener {
  readonly kind: 'execution' | 'task';
  readonly node: ModdleElement;
}

const NONE: readonly Listener[] = [];

/** Returns the listeners of an element that the target reads. */
export function listenersOf(
  element: ModdleElement,
  extensions: (element: ModdleElement, name: string) => readonly ModdleElement[],
): readonly Listener[] {
  if (element['extensionElements'] === undefined) return NONE;
  return [
    ...extensions(element, 'executionListener').map((node): Listener => ({ kind: 'execution', node })),
    ...extensions(element, 'taskListener').map((node): Listener => ({ kind: 'task', node })),
  ];
}
