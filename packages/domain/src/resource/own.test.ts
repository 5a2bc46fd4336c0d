import { expect, test } from 'vitest';
import { findResource } from './registry.ts';
import { ownFieldsOf } from './own.ts';

const own = (name: string): string[] => ownFieldsOf(findResource(name)!).map((field) => field.name);

test('a record is that of the people whom its lifecycle names, and of those in marked fields', () => {
  expect(own('hiddenDangerRectification')).toEqual(['rectifier_id', 'inspector_id']);
  expect(own('patrollog')).toEqual(['user_ids', 'leader_id', 'done_by']);
  expect(own('patrolplan')).toEqual(['user_ids', 'leader_id']);
  expect(own('projectmanage')).toEqual([]);
});
