import { readModel } from '@gongdi/bpmn';
import type { ModdleElement } from '@gongdi/bpmn';
import { expect, test } from 'vitest';
import { corpus } from './corpus.ts';

/**
 * Returns the contents of a tree as text: element by element, members sorted, references by type and id. Texts are
 * without blanks at their ends: moddle drops blanks between a CDATA section and the closing tag, while engines and our
 * reader keep them.
 */
function dump(root: ModdleElement): string[] {
  const lines: string[] = [];
  const say = (value: unknown, owner: ModdleElement): string => {
    if (Array.isArray(value)) return `[${value.map((one) => say(one, owner)).join(' ')}]`;
    if (typeof value === 'string') return JSON.stringify(value.trim());
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const element = value as ModdleElement;
    if (element.$parent !== owner) return `-> ${element.$type} ${element.id ?? ''}`;
    return `#${visit(element)}`;
  };
  const visit = (element: ModdleElement): number => {
    const at = lines.push('') - 1;
    const members = Object.getOwnPropertyNames(element).filter(
      (name) => !['$attrs', '$parent', '$descriptor', '$model', 'get', 'set', '$instanceOf'].includes(name),
    );
    const attributes = Object.entries(element.$attrs ?? {}).map(([name, value]) => `@${name}=${value}`);
    const held = members.map((name) => {
      const isShown = Object.prototype.propertyIsEnumerable.call(element, name);
      return `${name}${isShown ? '' : '?'}=${say(element[name], element)}`;
    });
    lines[at] = [
      element.$type,
      element.$descriptor.isGeneric ?? false,
      ...held.toSorted(),
      ...attributes.toSorted(),
    ].join(' ');
    return at;
  };
  visit(root);
  return lines;
}

/** Messages that moddle gives too although its tree is the same. */
const HARMLESS = /^unknown attribute|^unsupported document encoding/;

test('the tree is the one that moddle itself reads, wherever moddle has nothing to complain of', async () => {
  let compared = 0;
  for (const { name, bytes } of corpus) {
    const { model } = await readModel(bytes);
    if (!model) throw new Error(name);
    const peer = await model.moddle.fromXML(model.xml, 'bpmn:Definitions');
    if (!peer.warnings.every(({ message }) => HARMLESS.test(message))) continue;
    compared += 1;
    expect(dump(model.definitions), name).toEqual(dump(peer.rootElement));
  }
  expect(compared).toBeGreaterThan(corpus.length * 0.7);
});
