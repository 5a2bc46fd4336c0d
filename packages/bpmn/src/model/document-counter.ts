import { countAttribute, countElement, countText } from './inventory.ts';
import type { Inventory } from './inventory.ts';
import { NAMESPACES, TYPED_NAMESPACES } from './namespaces.ts';
import { normalReference, normalValue } from './normal-values.ts';
import type { AttributeFacts } from './normal-values.ts';
import type { AttributeName, ElementName, TagAttributes } from './xml/names.ts';
import type { StartTag } from './xml/start-tag.ts';

/** Counts the contents of a document while it is read, under the same names that `treeInventory` uses for a tree. */
export class DocumentCounter {
  readonly #inventory: Inventory;
  readonly #facts: ReadonlyMap<string, AttributeFacts>;
  /** One entry for each open element: the id of the nearest element that has an id. */
  readonly #owners: (string | undefined)[] = [];

  constructor(inventory: Inventory, facts: ReadonlyMap<string, AttributeFacts>) {
    this.#inventory = inventory;
    this.#facts = facts;
  }

  open(element: ElementName, id: string | undefined, tag: StartTag, attributes: TagAttributes): void {
    // Only a listing by name needs the owners.
    const owner = this.#inventory.entries ? (id ?? this.#owners.at(-1)) : undefined;
    if (this.#inventory.entries) this.#owners.push(owner);
    countElement(this.#inventory, element.name, owner);
    for (let at = 0; at < tag.count; at++) {
      const attribute = attributes[at];
      if (attribute) this.#attribute(element, attribute, tag.values[at] ?? '', owner);
    }
  }

  #attribute(element: ElementName, attribute: AttributeName, value: string, owner: string | undefined): void {
    // The tree stores the type of such an element itself, and the writer may print it with another prefix.
    if (attribute.key === 'xsi:type' && TYPED_NAMESPACES.has(element.uri)) return;
    const { facts } = attribute;
    const normal = facts ? normalValue(facts, value) : value;
    const name = attribute.uri !== '' && attribute.uri === element.uri ? attribute.own : attribute.name;
    countAttribute(this.#inventory, element.name, name, normal, owner);
  }

  close(element: ElementName, body: string | undefined): void {
    const owner = this.#owners.pop();
    if (!body) return;
    const isReference = element.uri === NAMESPACES.bpmn && this.#facts.get(element.local)?.reference === true;
    const text = isReference ? normalReference(body) : body.trim();
    if (text) countText(this.#inventory, element.name, text, owner);
  }
}
