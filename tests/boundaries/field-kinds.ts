import { FIELD_KINDS, FORM_FIELD_TYPES } from '@gongdi/domain';
import { extname } from 'node:path';
import { parseAst } from 'vite';
import { isProduct } from './imports.ts';
import type { RepositoryFile } from './repository.ts';

/** Packages that use fields of resources and of process forms. */
const PACKAGES = /^(packages\/(domain|api|server|sheets|widgets|elements)|cli)\/src\//;

/**
 * Files that compare a `kind` or switch over a `type` of another vocabulary that shares a word with the field kinds.
 */
export const OTHER_VOCABULARIES: Readonly<Record<string, string>> = {
  'cli/src/config/json-schema.ts': 'shapes of settings in the configuration file',
  'cli/src/config/problems.ts': 'shapes of settings in the configuration file',
  'packages/domain/src/forms/import/form-js.ts': 'components of form-js',
  'packages/elements/src/define/attributes.ts': 'properties of custom elements',
  'packages/server/src/engine/core/waits.ts': 'timers of BPMN',
  'packages/sheets/src/open-workbook.ts': 'what a file is by its first bytes',
  'packages/widgets/src/plan/gestures.ts': 'what a pointer holds on a drawing',
};

interface Node {
  type: string;
  [key: string]: unknown;
}

const KINDS: ReadonlySet<unknown> = new Set(FIELD_KINDS);
const TYPES: ReadonlySet<unknown> = new Set(FORM_FIELD_TYPES);
const COMPARISONS: ReadonlySet<unknown> = new Set(['===', '!==', '==', '!=']);
/** A list of some kinds or types: a new kind would be missing from it without an error. */
const PARTIAL = [
  /Set<\s*(FieldKind|FormFieldType)\s*>/,
  /Set<[^<>]*(Field|Column|Meta)\['(kind|type)'\]\s*>/,
  /Partial<\s*Record<\s*(FieldKind|FormFieldType|[A-Za-z]*(Field|Column|Meta)\['(kind|type)'\])/,
];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Returns whether an expression reads a value with that name: `kind`, `field.kind`, `field?.kind`, `columnKind`. */
function reads(node: unknown, name: RegExp): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'Identifier') return name.test(String(node['name']));
  if (node.type === 'MemberExpression') return reads(node['property'], name);
  return 'expression' in node && reads(node['expression'], name);
}
const readsKind = (node: unknown): boolean => reads(node, /^kind$|Kind$/);
const readsType = (node: unknown): boolean => reads(node, /^type$/);

const valueOf = (node: unknown): unknown => (isNode(node) ? node['value'] : undefined);
const elementsOf = (node: unknown): unknown[] =>
  isNode(node) && node.type === 'ArrayExpression' ? (node['elements'] as unknown[]) : [];

/** Returns the problem of one node; undefined if there is none. */
function problemOf(node: Node): string | undefined {
  if (node.type === 'BinaryExpression' && COMPARISONS.has(node['operator'])) {
    const { left, right } = node;
    if ((readsKind(left) && KINDS.has(valueOf(right))) || (readsKind(right) && KINDS.has(valueOf(left))))
      return 'compares a kind of field with a string; ask traitsOf, or make a table of all kinds';
  }
  if (node.type === 'CallExpression' && isNode(node['callee']) && readsKind((node['arguments'] as unknown[])[0])) {
    const listed = elementsOf(node['callee']['object']);
    if (listed.some((one) => KINDS.has(valueOf(one))))
      return 'looks a kind of field up in a list of some; make a table of all kinds';
  }
  if (node.type !== 'SwitchStatement') return undefined;
  const cases = (node['cases'] as Node[]).map(({ test }) => test);
  if (readsKind(node['discriminant']) && cases.some((test) => KINDS.has(valueOf(test))))
    return 'switches over kinds of fields; make a table of all kinds';
  if (readsType(node['discriminant']) && cases.includes(null) && cases.some((test) => TYPES.has(valueOf(test))))
    return 'has a default for types of form fields; name each, so that the compiler asks for a new one';
  return undefined;
}

function problemsIn(value: unknown, found: string[]): void {
  if (Array.isArray(value)) {
    for (const item of value) problemsIn(item, found);
    return;
  }
  if (!isNode(value)) return;
  const own = problemOf(value);
  if (own) found.push(own);
  for (const child of Object.values(value)) if (typeof child === 'object') problemsIn(child, found);
}

/**
 * Returns places outside of the tables of kinds where code depends on one kind by its name, or lists only some kinds.
 */
function kindProblems({ file, text }: RepositoryFile): string[] {
  const found: string[] = [];
  if (/kind|switch/i.test(text))
    problemsIn(parseAst(text, { lang: extname(file) === '.tsx' ? 'tsx' : 'ts' }, file).body, found);
  if (PARTIAL.some((pattern) => pattern.test(text)))
    found.push('lists some kinds or types of fields; make a table of all, Record<FieldKind, …>');
  return found.map((problem) => `${file}: ${problem}`);
}

const isLooked = ({ file }: RepositoryFile): boolean => PACKAGES.test(file) && /\.tsx?$/.test(file) && isProduct(file);

export function openKinds(files: readonly RepositoryFile[], others = OTHER_VOCABULARIES): string[] {
  return files.filter((one) => isLooked(one) && !Object.hasOwn(others, one.file)).flatMap(kindProblems);
}

/** Returns exceptions that are no longer needed. */
export function needlessExceptions(files: readonly RepositoryFile[], others = OTHER_VOCABULARIES): string[] {
  const needed = new Set(files.filter((one) => isLooked(one) && kindProblems(one).length > 0).map(({ file }) => file));
  return Object.keys(others).filter((file) => !needed.has(file));
}

/** A table for which the compiler checks that it has every kind of field. */
const TABLE = /satisfies Record<\s*FieldKind\b/;

/** Returns files with a table of kinds that the page on additions does not name. */
export function unnamedTables(files: readonly RepositoryFile[], page: string): string[] {
  const [, section = ''] = /^## A new kind of field$(.*?)^## /ms.exec(page) ?? [];
  return files
    .filter(({ file, text }) => PACKAGES.test(file) && !/\.test\.tsx?$/.test(file) && TABLE.test(text))
    .filter(({ file }) => !section.includes(file.slice(file.lastIndexOf('/') + 1)))
    .map(({ file }) => `${file}: has a table of kinds that docs/adding.md does not name`);
}
