import { childOf, listOf, type ModdleElement, textOf } from '../../../diagram/model.ts';
import type { Editor } from '../edit/editor.ts';

export type ParameterType = 'text' | 'script' | 'list' | 'map';

/** One item of a list or entry of a map. */
export interface ParameterItem {
  key: string;
  value: string;
  /** Type of a nested definition (`list`, `map`, `script`). A nested definition is kept unchanged. */
  nested?: string;
  /** The element from which the item was read. It is written back unchanged if the item does not change. */
  source?: ModdleElement;
}

/** An input or output parameter as the form shows it. */
export interface ParameterValues {
  name: string;
  type: ParameterType;
  text: string;
  scriptFormat: string;
  scriptType: 'inlineScript' | 'externalScript';
  script: string;
  resource: string;
  items: readonly ParameterItem[];
}

export const NEW_PARAMETER: ParameterValues = {
  name: '',
  type: 'text',
  text: '',
  scriptFormat: '',
  scriptType: 'inlineScript',
  script: '',
  resource: '',
  items: [],
};

const localType = (element: ModdleElement): string => element.$type.slice(element.$type.indexOf(':') + 1).toLowerCase();

/** Reads a parameter into the values of the form. The model is not changed. */
export function readParameter(parameter: ModdleElement): ParameterValues {
  const values = { ...NEW_PARAMETER, name: textOf(parameter, 'name') };
  const definition = childOf(parameter, 'definition');
  if (!definition) return { ...values, text: textOf(parameter, 'value') };
  const type = localType(definition);
  if (type === 'script') {
    const resource = textOf(definition, 'resource');
    return {
      ...values,
      type,
      scriptFormat: textOf(definition, 'scriptFormat'),
      scriptType: resource ? 'externalScript' : 'inlineScript',
      script: textOf(definition, 'value'),
      resource,
    };
  }
  if (type === 'map') return { ...values, type, items: listOf(definition, 'entries').map(readEntry) };
  return { ...values, type: 'list', items: listOf(definition, 'items').map(readItem) };
}

function readItem(source: ModdleElement): ParameterItem {
  const type = localType(source);
  return type === 'value'
    ? { key: '', value: textOf(source, 'value'), source }
    : { key: '', value: '', nested: type, source };
}

function readEntry(source: ModdleElement): ParameterItem {
  const definition = childOf(source, 'definition');
  const key = textOf(source, 'key');
  return definition
    ? { key, value: '', nested: localType(definition), source }
    : { key, value: textOf(source, 'value'), source };
}

type Maker = Pick<Editor, 'create' | 'name'>;

/** Returns the properties of a parameter for the values of the form. */
export function parameterProperties(maker: Maker, values: ParameterValues): Record<string, unknown> {
  const { name, type, text } = values;
  if (type === 'text') return { name, value: text || undefined, definition: undefined };
  return { name, value: undefined, definition: definitionOf(maker, values) };
}

function definitionOf(maker: Maker, { type, items, ...script }: ParameterValues): ModdleElement {
  if (type === 'script') {
    const { scriptFormat, scriptType, script: value, resource } = script;
    const place = scriptType === 'externalScript' ? { resource } : { value };
    return maker.create(maker.name('Script'), { scriptFormat, ...place });
  }
  if (type === 'map') {
    return maker.create(maker.name('Map'), { entries: items.map((item) => writeEntry(maker, item)) });
  }
  return maker.create(maker.name('List'), { items: items.map((item) => writeItem(maker, item)) });
}

function writeItem(maker: Maker, { value, nested, source }: ParameterItem): ModdleElement {
  if (source && (nested || textOf(source, 'value') === value)) return source;
  return maker.create(maker.name('Value'), { value });
}

function writeEntry(maker: Maker, { key, value, nested, source }: ParameterItem): ModdleElement {
  if (source && textOf(source, 'key') === key && (nested || textOf(source, 'value') === value)) return source;
  const definition = nested ? childOf(source, 'definition') : undefined;
  return maker.create(maker.name('Entry'), definition ? { key, definition } : { key, value });
}
