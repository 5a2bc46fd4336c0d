import type { ModdleElement } from './types.ts';

/** Returns whether a model has a diagram that is not empty. */
export function hasDiagram(definitions: ModdleElement): boolean {
  return ((definitions['diagrams'] as ModdleElement[] | undefined) ?? []).some((diagram) => {
    const plane = diagram['plane'] as ModdleElement | undefined;
    return ((plane?.['planeElement'] as unknown[] | undefined)?.length ?? 0) > 0;
  });
}
