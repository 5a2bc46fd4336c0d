import type { Model, ModdleElement } from '../model/index.ts';
import { elementsIn, isElement, textOf } from './scene.ts';

/** Selects one of several diagrams of a file; without either property, the first. */
export interface PlaneChoice {
  /** Id of the process, collaboration or collapsed sub-process whose diagram is wanted. */
  readonly plane?: string;
  /** Id of the diagram itself, for files with several diagrams of one element. */
  readonly diagram?: string;
}

/** A diagram of a file. */
export interface DiagramInfo {
  readonly id: string | undefined;
  readonly name: string | undefined;
  /** Id of the process, collaboration or sub-process that it shows. */
  readonly about: string | undefined;
}

/** The diagrams of a file in their order; the first is the one drawn by default. */
export function diagramsOf(model: Pick<Model, 'definitions'>): DiagramInfo[] {
  return elementsIn(model.definitions, 'diagrams').map((diagram) => {
    const { plane } = diagram;
    const about = isElement(plane) ? plane['bpmnElement'] : undefined;
    return {
      id: diagram.id,
      name: textOf(diagram, 'name') || undefined,
      about: isElement(about) ? about.id : undefined,
    };
  });
}

/** Ids of the elements that have a diagram in the file, the first being the one drawn by default. */
export function planesOf(model: Pick<Model, 'definitions'>): string[] {
  return diagramsOf(model).flatMap(({ about }) => (about === undefined ? [] : [about]));
}

export function findPlane(definitions: ModdleElement, { plane, diagram }: PlaneChoice): ModdleElement | undefined {
  const planes = elementsIn(definitions, 'diagrams')
    .filter(({ id }) => diagram === undefined || id === diagram)
    .flatMap((one) => elementsIn(one, 'plane'));
  if (plane === undefined) return planes[0];
  return planes.find(({ bpmnElement }) => isElement(bpmnElement) && bpmnElement.id === plane);
}
