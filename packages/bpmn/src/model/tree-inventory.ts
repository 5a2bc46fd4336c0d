import { countAttribute, countElement, countText, nameOf, newInventory } from './inventory.ts';
import type { Inventory, Name } from './inventory.ts';
import { knownAttributes } from './moddle.ts';
import { knownPrefix } from './namespaces.ts';
import { normalReference, normalValue } from './normal-values.ts';
import { attributeContent, prepareType } from './prepared-type.ts';
import { scalarText } from './scalar.ts';
import { spellingOf } from './spellings.ts';
import type { ModdleElement } from './types.ts';

/** Counts what the writer prints for this tree, under the same names as a scan of the printed text. */
// oxlint-disable-next-line max-lines-per-function -- closure over one inventory and its name caches
export function treeInventory(
  root: ModdleElement,
  uriOf: (alias: string) => string | undefined,
  listed = false,
): Inventory {
  const inventory = newInventory(listed);
  const known = knownAttributes();
  const foreign = new Map<string, { readonly name: Name; readonly key: string; readonly uri: string }>();
  const bareNames = new Map<string, Name>();
  const local = new Map<string, string>();

  const foreignName = (attribute: string) => {
    let entry = foreign.get(attribute);
    if (!entry) {
      const colon = attribute.indexOf(':');
      const alias = colon === -1 ? '' : attribute.slice(0, colon);
      const localName = attribute.slice(colon + 1);
      const uri = alias ? (uriOf(alias) ?? local.get(alias) ?? '') : '';
      const prefix = alias ? (knownPrefix(uri) ?? alias) : '';
      entry = { name: nameOf(uri, localName), key: prefix ? `${prefix}:${localName}` : localName, uri };
      foreign.set(attribute, entry);
    }
    return entry;
  };
  const bare = (attribute: string) => {
    let name = bareNames.get(attribute);
    if (!name) bareNames.set(attribute, (name = nameOf('', attribute.slice(attribute.indexOf(':') + 1))));
    return name;
  };
  const attribute = (element: Name, name: Name, key: string, value: string, owner?: string) => {
    const facts = known.get(key);
    countAttribute(inventory, element, name, facts ? normalValue(facts, value) : value, owner);
  };
  const declare = (key: string, value: unknown) => {
    if (key.startsWith('xmlns:') && typeof value === 'string') local.set(key.slice(6), value);
  };
  const isDeclaration = (key: string) => key === 'xmlns' || key.startsWith('xmlns:');

  const generic = (element: ModdleElement, owner: string | undefined) => {
    const { ns } = element.$descriptor;
    for (const key in element) if (isDeclaration(key)) declare(key, element[key]);
    const uri = ns.uri ?? uriOf(ns.prefix) ?? '';
    const name = nameOf(uri, ns.localName);
    const id = listed ? (typeof element.id === 'string' ? element.id : owner) : undefined;
    countElement(inventory, name, id);
    for (const key of Object.keys(element)) {
      if (key.startsWith('$') || isDeclaration(key)) continue;
      const entry = foreignName(key);
      const value = element[key];
      attribute(name, entry.uri === uri ? bare(key) : entry.name, entry.key, scalarText(value), id);
    }
    const body = element.$body?.trim();
    if (body) countText(inventory, name, body, id);
    for (const child of element.$children ?? []) visit(child, id);
  };

  const simple = (name: Name, value: unknown, owner: string | undefined, text: (raw: string) => string) => {
    countElement(inventory, name, owner);
    const content = text(scalarText(value));
    if (content) countText(inventory, name, content, owner);
  };

  // oxlint-disable-next-line complexity -- one case for each kind of member; hot, see bench convert-5000
  const visit = (element: ModdleElement, owner: string | undefined, tag?: Name) => {
    if (element.$descriptor.isGeneric) {
      generic(element, owner);
      return;
    }
    const type = prepareType(element);
    const name = tag ?? type.name;
    const id = listed ? (typeof element.id === 'string' ? element.id : owner) : undefined;
    countElement(inventory, name, id);
    const spelling = spellingOf(element);
    for (const entry of type.all) {
      // Checking each known member is faster than listing all: moddle's own members are many and partly hidden.
      if (!Object.hasOwn(element, entry.member)) continue;
      const value = element[entry.member];
      if (value === undefined || value === null) continue;
      const values = entry.property.isMany ? (value as unknown[]) : [value];
      if (values.length === 0) continue;
      if (entry.kind !== 'attribute' && spelling?.names.has(entry.member)) {
        attribute(name, bare(entry.local), entry.local, attributeContent(entry, value, spelling), id);
        continue;
      }
      switch (entry.kind) {
        case 'attribute': {
          attribute(name, entry.name, entry.key, attributeContent(entry, value, spelling), id);
          break;
        }
        case 'body': {
          const text = scalarText(value).trim();
          if (text) countText(inventory, name, text, id);
          break;
        }
        case 'value':
          for (const one of values) simple(entry.name, one, id, (raw) => raw.trim());
          break;
        case 'reference':
          for (const one of values) simple(entry.name, (one as ModdleElement).id, id, normalReference);
          break;
        case 'element':
          for (const one of values) visit(one as ModdleElement, id);
          break;
        case 'typed-by-property':
          for (const one of values) visit(one as ModdleElement, id, entry.name);
          break;
      }
    }
    const attributes = element.$attrs;
    for (const key in attributes) {
      if (isDeclaration(key)) {
        declare(key, attributes[key]);
        continue;
      }
      const entry = foreignName(key);
      if (entry.key === 'xsi:type' && type.isTyped) continue;
      attribute(
        name,
        entry.uri !== '' && entry.uri === type.uri ? bare(key) : entry.name,
        entry.key,
        attributes[key] ?? '',
        id,
      );
    }
  };
  visit(root, undefined);
  return inventory;
}
