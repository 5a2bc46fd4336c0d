import { finding, START } from '../model/finding-texts.ts';
import { readModel } from '../model/read.ts';
import type { Finding, Flavour, LossItem, Model, ReadOptions, ReadResult } from '../model/types.ts';
import { writeModel } from '../model/write.ts';
import { tokenize } from '../model/xml/tokenize.ts';
import { MODEL_JSON_FORM } from './json-schema.ts';

/** An element of the XML; see {@link MODEL_JSON_SCHEMA}. */
export interface JsonNode {
  name: string;
  namespaces?: Record<string, string>;
  attributes?: Record<string, string>;
  text?: string;
  children?: JsonNode[];
}

export interface ModelJson {
  form: typeof MODEL_JSON_FORM;
  flavour: Flavour;
  root: JsonNode;
}

export type JsonResult =
  | { readonly json: ModelJson; readonly losses: readonly LossItem[] }
  | { readonly json: undefined; readonly losses: readonly LossItem[]; readonly findings: readonly Finding[] };

/**
 * Returns the model as plain JSON data without loss; refused like a write when content would be lost. Comments are left
 * out.
 */
export function toJson(model: Model): JsonResult {
  const written = writeModel(model, { format: false });
  if (written.xml === undefined) return { json: undefined, losses: written.losses, findings: written.findings };
  return {
    json: { form: MODEL_JSON_FORM, flavour: model.flavour, root: nodesOf(written.xml) },
    losses: written.losses,
  };
}

function put<Value>(target: Record<string, Value>, name: string, value: Value): void {
  // Not by assignment: a file may contain the name __proto__.
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}

function nodesOf(xml: string): JsonNode {
  const top: JsonNode = { name: '' };
  const open: JsonNode[] = [top];
  tokenize(xml, {
    open(tag) {
      const node: JsonNode = { name: tag.name };
      for (let at = 0; at < tag.count; at++) {
        const [key = '', value = ''] = [tag.names[at], tag.values[at]];
        if (key === 'xmlns' || key.startsWith('xmlns:')) put((node.namespaces ??= {}), key.slice(6), value);
        else put((node.attributes ??= {}), key, value);
      }
      const parent = open.at(-1) ?? top;
      (parent.children ??= []).push(node);
      open.push(node);
    },
    close: () => void open.pop(),
    text(text) {
      const node = open.at(-1);
      if (node && node !== top) node.text = (node.text ?? '') + text;
    },
  });
  return top.children?.[0] ?? top;
}

const NAME = /^[\p{L}_][\p{L}\p{N}\p{M}_.·-]*(?::[\p{L}_][\p{L}\p{N}\p{M}_.·-]*)?$/u;
const ATTRIBUTE = /[<>'"&\n\r\t]/g;
const MAX_DEPTH = 400;

class Invalid extends Error {}

/** Reads the JSON form, as data or as text. Never throws: invalid parts are reported as findings with their path. */
export async function fromJson(input: unknown, options: ReadOptions = {}): Promise<ReadResult> {
  try {
    const json = record(typeof input === 'string' ? parse(input) : input, '$');
    if (json['form'] !== MODEL_JSON_FORM) throw new Invalid(`$.form: ${MODEL_JSON_FORM}`);
    const xml = xmlOf(json['root'], '$.root', 0);
    const flavour = json['flavour'];
    const known: readonly unknown[] = ['plain', 'camunda', 'flowable', 'activiti'];
    if (!known.includes(flavour)) throw new Invalid('$.flavour');
    return await readModel(xml, { flavour: flavour as Flavour, ...options });
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return { model: undefined, findings: [finding('json-invalid', START, error.message)] };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Invalid(error instanceof Error ? error.message : String(error));
  }
}

function record(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Invalid(path);
  return value as Record<string, unknown>;
}

function text(value: unknown, path: string): string {
  if (typeof value !== 'string') throw new Invalid(path);
  return value;
}

function xmlOf(value: unknown, path: string, depth: number): string {
  if (depth > MAX_DEPTH) throw new Invalid(`${path.slice(0, 40)}…`);
  const node = record(value, path);
  const name = text(node['name'], `${path}.name`);
  if (!NAME.test(name)) throw new Invalid(`${path}.name`);
  let start = `<${name}`;
  const attribute = (key: string, raw: unknown, at: string) => {
    if (!NAME.test(key)) throw new Invalid(at);
    const value = text(raw, at).replaceAll(ATTRIBUTE, (character) => `&#${character.charCodeAt(0)};`);
    start += ` ${key}="${value}"`;
  };
  for (const [prefix, uri] of Object.entries(record(node['namespaces'] ?? {}, `${path}.namespaces`))) {
    attribute(prefix ? `xmlns:${prefix}` : 'xmlns', uri, `${path}.namespaces.${prefix}`);
  }
  for (const [key, raw] of Object.entries(record(node['attributes'] ?? {}, `${path}.attributes`))) {
    attribute(key, raw, `${path}.attributes.${key}`);
  }
  const body = text(node['text'] ?? '', `${path}.text`).replaceAll(
    /[<>&\r]/g,
    (character) => `&#${character.charCodeAt(0)};`,
  );
  const children = node['children'] ?? [];
  if (!Array.isArray(children)) throw new Invalid(`${path}.children`);
  const inside = children.map((child, at) => xmlOf(child, `${path}.children[${at}]`, depth + 1)).join('');
  return `${start}>${body}${inside}</${name}>`;
}
