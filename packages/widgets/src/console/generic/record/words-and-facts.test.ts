import {
  faceOf,
  fieldsOf,
  hiddenDangerRectification,
  HISTORY,
  holdsRows,
  personalOf,
  staff,
  type AnyResource,
} from '@gongdi/domain';
import { expect, test } from 'vitest';
import { sample } from '../../testing/sample.ts';
import { actionWords } from './action-words.ts';
import { templateTextOf } from './placeholder-table.tsx';
import { factsOf } from './related-facts.ts';
import { zh } from './text/zh.ts';

test('an action has the words of its step, else those of the log, else its own name', () => {
  expect(actionWords(sample, 'refuse', 'zh', zh)).toBe('退回');
  expect(actionWords(sample, 'refuse', 'en', zh)).toBe('Refuse');
  expect(actionWords(sample, 'delete', 'zh', zh)).toBe('删除');
  expect(actionWords(sample, 'no-such', 'zh', zh)).toBe('no-such');
});

test('a comment, the begin and a passed term have words that follow the name of a person', () => {
  expect(actionWords(sample, 'comment', 'zh', zh)).toBe('评论');
  expect(actionWords(sample, HISTORY.begun, 'zh', zh)).toBe('创建了这条记录');
  expect(actionWords(sample, HISTORY.fallen, 'zh', zh)).toBe('超期未处理');
});

test('a loop in a template holds everything that may stand inside it', () => {
  const label = { zh: '', en: '' };
  const inside = [
    { name: '名称', label, kind: 'text' as const },
    { name: '数量', label, kind: 'text' as const },
  ];
  expect(templateTextOf({ name: '项目名称', label, kind: 'text' })).toBe('{项目名称}');
  expect(templateTextOf({ name: '明细', label, kind: 'rows', inside })).toBe('{#明细}{名称} {数量}{/明细}');
});

const namesOf = (resource: AnyResource, reference: string) => factsOf(resource, reference).map(({ name }) => name);

test('the term comes first among the facts of a referring record, and there are two at most', () => {
  const { term } = faceOf(hiddenDangerRectification);
  const names = namesOf(hiddenDangerRectification, 'project_id');
  expect(names[0]).toBe(term!.field);
  expect(names.length).toBeLessThanOrEqual(2);
});

test('the reference itself and the project are no facts: all rows of the list have the same', () => {
  const { facts } = faceOf(hiddenDangerRectification);
  for (const reference of facts) expect(namesOf(hiddenDangerRectification, reference)).not.toContain(reference);
  expect(namesOf(hiddenDangerRectification, 'x')).not.toContain('project_id');
});

test('personal data and what does not fit into a line are no facts', () => {
  const fields = new Map(fieldsOf(staff).map((field) => [field.name, field]));
  const facts = factsOf(staff, 'x');
  expect(facts.filter((field) => personalOf(field) || holdsRows(field.kind))).toEqual([]);
  expect(facts.every(({ name }) => fields.has(name))).toBe(true);
});
