import { TOKENS, TOOLBAR_SLOT } from '../define/docs.ts';
import type { Words } from '../define/docs.ts';
import type { Described } from './described.ts';

const both = ({ zh, en }: Words) => `${zh}。${en}.`;

function parametersOf(signature: string) {
  return signature === ''
    ? []
    : signature.split(', ').map((one) => {
        const [name = '', type = ''] = one.split(': ');
        return { name, type: { text: type } };
      });
}

function declarationOf(element: Described) {
  return {
    kind: 'class',
    customElement: true,
    name: element.className,
    tagName: element.tag,
    description: both(element.words),
    attributes: element.properties
      .filter(({ attribute }) => attribute !== undefined)
      .map(({ name, attribute, type, default: preset, words }) => ({
        name: attribute,
        fieldName: name,
        type: { text: type },
        ...(preset === undefined ? {} : { default: preset }),
        description: both(words),
      })),
    members: [
      ...element.properties.map(({ name, attribute, reflects, type, default: preset, words }) => ({
        kind: 'field',
        name,
        type: { text: type },
        ...(preset === undefined ? {} : { default: preset }),
        ...(attribute === undefined ? {} : { attribute }),
        reflects,
        description: both(words),
      })),
      {
        kind: 'field',
        name: 'ready',
        type: { text: `Promise<${element.className}>` },
        readonly: true,
        description: both({ zh: '组件就绪后兑现', en: 'Resolves once the widget answers methods' }),
      },
      ...element.methods.map(({ name, parameters, returns, words }) => ({
        kind: 'method',
        name,
        parameters: parametersOf(parameters),
        return: { type: { text: `Promise<${returns}>` } },
        description: both(words),
      })),
    ],
    events: element.events.map(({ name, detail, cancelable, words }) => ({
      name,
      type: { text: `CustomEvent<${detail ?? 'undefined'}>` },
      description: both(words) + (cancelable ? ' preventDefault()' : ''),
    })),
    slots: [{ name: 'toolbar', description: both(TOOLBAR_SLOT) }],
    cssParts: element.parts.map(({ name, words }) => ({ name, description: both(words) })),
    cssProperties: Object.entries(TOKENS).map(([name, words]) => ({ name, description: both(words) })),
  };
}

/** Returns the custom-elements manifest, schema 2.1, which editors and documentation tools read. */
export function customElements(elements: readonly Described[]): string {
  const path = 'dist/app/loader.js';
  const manifest = {
    schemaVersion: '2.1.0',
    readme: '',
    modules: [
      {
        kind: 'javascript-module',
        path,
        declarations: elements.map(declarationOf),
        exports: elements.map(({ tag, className }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: className, module: path },
        })),
      },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Returns the same data in VS Code's format for HTML editing (`html.customData`). */
export function htmlData(elements: readonly Described[]): string {
  const data = {
    version: 1.1,
    tags: elements.map(({ tag, words, properties }) => ({
      name: tag,
      description: both(words),
      attributes: properties
        .filter(({ attribute }) => attribute !== undefined)
        .map(({ attribute, type, words: meaning }) => ({
          name: attribute,
          description: both(meaning),
          ...(type.startsWith("'")
            ? { values: type.split(' | ').map((name) => ({ name: name.replaceAll("'", '') })) }
            : {}),
        })),
    })),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}
