import { describe, expect, it } from 'vitest';
import { needlessExceptions, openKinds, unnamedTables } from './field-kinds.ts';

const FILE = 'packages/widgets/src/kit/sample.tsx';
const found = (text: string, file = FILE) => openKinds([{ file, text }], {}).length;

describe('a kind of field', () => {
  it.each([
    "const shown = field.kind === 'region' ? a : b;",
    "const shown = 'rows' !== column?.kind;",
    "const has = fields.some(({ kind }) => kind === 'address');",
    "const has = (one: NamedField) => ['file', 'files'].includes(one.kind);",
    "switch (field.kind) { case 'money': break; }",
    "switch (columnKind) { case 'money': break; default: }",
    'const WIDE: ReadonlySet<FieldKind> = new Set(names);',
    "const WIDE: ReadonlySet<NamedField['kind']> = new Set(names);",
    'const AS: Partial<Record<FieldKind, string>> = {};',
    "const AS: Partial<Record<SheetColumn['kind'], string>> = {};",
  ])('is not picked out by its name: %s', (text) => {
    expect(found(text)).toBeGreaterThan(0);
  });

  it.each([
    'const shown = TABLE[field.kind](field);',
    'const TABLE = {} satisfies Record<FieldKind, string>;',
    "if (traitsOf(field.kind).refersTo === 'region') load();",
    "switch (traitsOf(kind).time) { case 'day': break; }",
    "if (event.kind === 'recovered') tell();",
  ])('is asked for what it is like: %s', (text) => {
    expect(found(text)).toBe(0);
  });

  it('may be named in tests, and in packages that know no fields', () => {
    const text = "const shown = field.kind === 'region';";
    expect(found(text, 'packages/widgets/src/kit/sample.test.tsx')).toBe(0);
    expect(found(text, 'packages/bpmn/src/sample.ts')).toBe(0);
  });
});

describe('a type of form field', () => {
  it('is never what a default stands for, nor left out of a list', () => {
    expect(found("switch (field.type) { case 'choice': break; default: }")).toBe(1);
    expect(found('const WIDE = new Set<FormFieldType>(names);')).toBe(1);
    expect(found("const WIDE = new Set<FormField['type']>(names);")).toBe(1);
  });
  it('may be told from the others to read what it alone has', () => {
    expect(found("if (field.type === 'table') read(field.columns);")).toBe(0);
    expect(found("switch (field.type) { case 'choice': break; case 'table': break; }")).toBe(0);
    expect(found("switch (issue.type) { case 'other': break; default: }")).toBe(0);
  });
});

it('keeps no exception that nothing needs', () => {
  const other = { [FILE]: 'another vocabulary' };
  expect(needlessExceptions([{ file: FILE, text: "if (a.kind === 'text') b();" }], other)).toEqual([]);
  expect(needlessExceptions([{ file: FILE, text: 'b();' }], other)).toEqual([FILE]);
});

it('names every table on the page on additions', () => {
  const table = { file: FILE, text: 'const TABLE = {} satisfies Record<FieldKind, string>;' };
  const page = (section: string) => `## A new kind of field\n${section}\n## Another\nsample.tsx\n`;
  expect(unnamedTables([table], page('`sample.tsx`'))).toEqual([]);
  expect(unnamedTables([table], page('others'))).toHaveLength(1);
  expect(unnamedTables([{ ...table, text: 'type T = Record<FieldKind, string>;' }], page('others'))).toEqual([]);
});
