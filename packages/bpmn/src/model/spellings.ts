import type { ModdleElement } from './types.ts';

/**
 * The source spelling of values that the tree holds in another form: `tns:order` for a reference to `order`, `1` for
 * true, `bpmn:name` for `name`. An unchanged value is written again with this spelling.
 */
export interface Spelling {
  /** By member: the name of the attribute in the tree, with its prefix. */
  readonly names: Map<string, string>;
  /** By member: the value and its text. */
  readonly values: Map<string, { readonly value: unknown; readonly text: string }>;
  /** By member and id of the target: the text. */
  readonly references: Map<string, string>;
}

const spellings = new WeakMap<ModdleElement, Spelling>();

function make(element: ModdleElement): Spelling {
  let spelling = spellings.get(element);
  if (!spelling) spellings.set(element, (spelling = { names: new Map(), values: new Map(), references: new Map() }));
  return spelling;
}

/** Returns undefined for most elements. */
export const spellingOf = (element: ModdleElement): Spelling | undefined => spellings.get(element);

export function spellName(element: ModdleElement, member: string, name: string): void {
  make(element).names.set(member, name);
}

export function spellValue(element: ModdleElement, member: string, value: unknown, text: string): void {
  make(element).values.set(member, { value, text });
}

export function spellReference(element: ModdleElement, member: string, id: string, text: string): void {
  make(element).references.set(`${member} ${id}`, text);
}

/** Copies the spelling of an element to the element that replaces it. */
export function copySpelling(from: ModdleElement, to: ModdleElement): void {
  const spelling = spellings.get(from);
  if (spelling) spellings.set(to, spelling);
}

/** Returns the text of a reference. */
export function referenceText(
  spelling: Spelling | undefined,
  member: string,
  target: { readonly id?: string },
): string {
  const id = target.id ?? '';
  return spelling?.references.get(`${member} ${id}`) ?? id;
}
