import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readModel } from '../model/read.ts';
import type { Model } from '../model/types.ts';
import { writeModel } from '../model/write.ts';
import { formatModel } from './format-model.ts';
import { MODEL_JSON_SCHEMA } from './json-schema.ts';
import { fromJson, toJson } from './json.ts';

const folder = new URL('../../fixtures/', import.meta.url);
const fixtures = readdirSync(folder).filter((name) => name.endsWith('.bpmn'));
const fixture = (name: string) => readFileSync(new URL(name, folder), 'utf8');

async function read(xml: string): Promise<Model> {
  const { model, findings } = await readModel(xml);
  if (!model) throw new Error(JSON.stringify(findings));
  return model;
}

const format = async (xml: string, indent?: string) => formatModel(await read(xml), indent ? { indent } : {}).xml ?? '';

describe('format', () => {
  test.each(fixtures)('%s twice is once', async (name) => {
    const once = await format(fixture(name));
    expect(once).not.toBe('');
    expect(await format(once)).toBe(once);
  });
  test('another order of attributes and other white space come out the same', async () => {
    const shuffled = fixture('camunda-leave.bpmn')
      .replace('id="approve" name="部门审批"', 'site:colour="amber" name="部门审批"\n\n  id="approve"')
      .replace(' site:colour="amber">', '>')
      .replaceAll(/\n\s*/g, ' ');
    expect(await format(shuffled)).toBe(await format(fixture('camunda-leave.bpmn')));
  });
  test('the indentation is as wished', async () => {
    expect(await format(fixture('pools.bpmn'), '\t')).toContain('\n\t<collaboration id="c">\n\t\t<participant');
  });
});

/** Validates the part of JSON Schema that the form uses, to test the schema against the form. */
function fits(schema: unknown, value: unknown): boolean {
  const rule = schema as {
    $ref?: string;
    const?: unknown;
    enum?: unknown[];
    type?: string;
    required?: string[];
    properties?: Record<string, unknown>;
    additionalProperties?: unknown;
    items?: unknown;
    minLength?: number;
  };
  if (rule.$ref) return fits(MODEL_JSON_SCHEMA.$defs.node, value);
  if ('const' in rule) return rule.const === value;
  if (rule.enum) return rule.enum.includes(value);
  if (rule.type === 'string') return typeof value === 'string' && value.length >= (rule.minLength ?? 0);
  if (rule.type === 'array') return Array.isArray(value) && value.every((one) => fits(rule.items, one));
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  return (
    (rule.required ?? []).every((key) => key in value) &&
    entries.every(([key, inner]) => {
      const known = rule.properties?.[key];
      return known
        ? fits(known, inner)
        : typeof rule.additionalProperties === 'object' && fits(rule.additionalProperties, inner);
    })
  );
}

describe('JSON', () => {
  test.each(fixtures)('%s there and back is the same model, and fits the schema', async (name) => {
    const model = await read(fixture(name));
    const { json } = toJson(model);
    expect(fits(MODEL_JSON_SCHEMA, json)).toBe(true);
    const back = await fromJson(JSON.stringify(json));
    expect(back.model?.flavour).toBe(model.flavour);
    const withoutComments = (xml = '') => xml.replaceAll(/\s*<!--.*?-->/g, '');
    expect(withoutComments(back.model && writeModel(back.model).xml)).toBe(withoutComments(writeModel(model).xml));
    // The form is stable: the same model gives the same text.
    expect(JSON.stringify(back.model && toJson(back.model).json)).toBe(JSON.stringify(json));
  });
  test('the form, as documented', async () => {
    const xml =
      '<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t"><process id="p"><documentation>a &lt; b</documentation></process></definitions>';
    expect(toJson(await read(xml)).json).toEqual({
      form: 'gongdi-bpmn/1',
      flavour: 'plain',
      root: {
        name: 'definitions',
        namespaces: { '': 'http://www.omg.org/spec/BPMN/20100524/MODEL' },
        attributes: { targetNamespace: 't' },
        children: [{ name: 'process', attributes: { id: 'p' }, children: [{ name: 'documentation', text: 'a < b' }] }],
      },
    });
  });
  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'JSON'],
    ['a list', [], '$'],
    ['another form', { form: 'x' }, '$.form'],
    ['no root', { form: 'gongdi-bpmn/1', flavour: 'plain' }, '$.root'],
    ['a name that opens a tag', { form: 'gongdi-bpmn/1', flavour: 'plain', root: { name: 'a><b' } }, '$.root.name'],
    [
      'an attribute that closes one',
      { form: 'gongdi-bpmn/1', flavour: 'plain', root: { name: 'a', attributes: { 'b="">': '' } } },
      '$.root.attributes',
    ],
    [
      'a child that is none',
      { form: 'gongdi-bpmn/1', flavour: 'plain', root: { name: 'a', children: [1] } },
      '$.root.children[0]',
    ],
    ['an engine that is none', { form: 'gongdi-bpmn/1', flavour: 'x', root: { name: 'a' } }, '$.flavour'],
  ])('%s is refused with its path', async (_, input, path) => {
    const { model, findings } = await fromJson(input);
    expect(model).toBeUndefined();
    expect(findings).toMatchObject([{ code: 'json-invalid', severity: 'error' }]);
    expect(findings[0]?.message.en).toContain(path);
  });
  test('nesting without end is refused', async () => {
    let node: object = { name: 'a' };
    for (let depth = 0; depth < 5_000; depth++) node = { name: 'a', children: [node] };
    const { findings } = await fromJson({ form: 'gongdi-bpmn/1', flavour: 'plain', root: node });
    expect(findings).toMatchObject([{ code: 'json-invalid' }]);
  });
});
