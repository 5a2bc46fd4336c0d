import { field } from '../../field/field.ts';
import type { FieldMeta } from '../../field/meta.ts';
import { projectField } from '../../resource/project-field.ts';

/** Places of a value that the server keeps. */
export const TOLD = ['column', 'detail', 'sheet'] as const;
export const SHOWN = ['column', 'query', 'detail', 'sheet'] as const;

type More = Pick<FieldMeta, 'group' | 'hint'> & { priority?: 1 | 2 | 3; hidden?: boolean };

/** An amount that the server keeps; nobody enters it. */
export const kept = (zh: string, en: string, { priority, hidden, ...more }: More = {}) =>
  field.money({
    label: { zh, en },
    on: TOLD,
    column: { width: 140, ...(priority && { priority }), ...(hidden && { hidden }) },
    ...more,
  });

/** The contract that a record belongs to; it decides the organisation and the project of the record. */
export const contractField = (group: string) =>
  field.reference({
    label: { zh: '合同', en: 'Contract' },
    required: true,
    ref: 'contractmanage',
    query: 'eq',
    group,
    column: { width: 240 },
  });

/** The contract of a record that belongs to something else of it, kept by the database. */
export const keptContract = (group: string) =>
  field.reference({
    label: { zh: '合同', en: 'Contract' },
    ref: 'contractmanage',
    query: 'eq',
    on: ['column', 'query', 'detail'],
    group,
    column: { width: 240 },
  });

/** Project of the contract, kept by the database. */
export const projectOfContract = (group: string) =>
  projectField({ on: ['column', 'query', 'detail'], group, column: { width: 200, hidden: true } });

/** Returns a problem for each of the named amounts that is below zero. */
export const notBelowZero = (record: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  names.flatMap((path) => {
    const value = record[path];
    return typeof value === 'string' && value.startsWith('-')
      ? [{ path, label: { zh: '金额不能为负', en: 'An amount is not below zero' } }]
      : [];
  });

/** Returns a problem if the amount is given and not more than zero. */
export const aboveZero = (record: Readonly<Record<string, unknown>>, path: string) => {
  const value = record[path];
  return typeof value === 'string' && !(Number(value) > 0)
    ? [{ path, label: { zh: '金额必须大于零', en: 'The amount is more than zero' } }]
    : [];
};
