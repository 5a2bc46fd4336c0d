import type { ModdleElement } from '../../../diagram/model.ts';
import type { Edit } from '../../engine/compound-command.ts';

/** A row of a small table in a dialog, with the element that it was read from. */
export interface Pair {
  key?: string;
  text?: string;
  source?: ModdleElement;
}

interface Names {
  key: string;
  text: string;
}

interface PairEdits {
  /** Elements in the order of the rows. Present elements are reused. */
  elements: ModdleElement[];
  /** Edits of the elements that are reused. */
  edits: Edit[];
}

export const readPairs = (elements: readonly ModdleElement[], { key, text }: Names): Pair[] =>
  elements.map((source) => ({ key: textValue(source, key), text: textValue(source, text), source }));

const textValue = (element: ModdleElement, name: string): string | undefined => {
  const value = element.get(name);
  return typeof value === 'string' ? value : undefined;
};

/** Converts rows to elements. A present element is changed in place, so that its other data is kept. */
export function pairEdits(
  rows: readonly Pair[],
  names: Names,
  create: (properties: Record<string, unknown>) => ModdleElement,
): PairEdits {
  const edits: Edit[] = [];
  const elements = rows
    .filter(({ key, text }) => key || text)
    .map(({ key, text, source }) => {
      const set: Record<string, unknown> = {};
      if (!source || (source.get(names.key) ?? '') !== (key ?? '')) set[names.key] = key || undefined;
      if (!source || (source.get(names.text) ?? '') !== (text ?? '')) set[names.text] = text || undefined;
      if (!source) return create(set);
      if (Object.keys(set).length > 0) edits.push({ target: source, set });
      return source;
    });
  return { elements, edits };
}

export const sameElements = (one: readonly ModdleElement[], other: readonly ModdleElement[]): boolean =>
  one.length === other.length && one.every((element, at) => element === other[at]);
