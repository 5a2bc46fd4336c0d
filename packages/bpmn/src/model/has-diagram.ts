import type { ModdleElement } from './types.ts';

/** Whether a model has a diagram with anything in it. */
export function hasDiagram(definitions: ModdleElement): boolean {
  return ((definitions['diagrams'] as ModdleElement[] | undefined) ?? []).some((diagram) => {
    const plane = diagram['plane'] as ModdleElement | undefined;
    return ((plane?.['planeElement'] as unknown[] | undefined)?.length ?? 0) > 0;
  });
}
