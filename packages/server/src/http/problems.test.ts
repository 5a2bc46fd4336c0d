import { calls, CONTRACT, resourceCalls, stepCalls, viewCalls, type Call } from '@gongdi/api';
import { allResources, GongdiError } from '@gongdi/domain';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { checkPart, refuseUnknownQuery } from './problems.ts';
import { FIELD_LABELS } from './text/field-labels.ts';

const lifted = new Set<Call>(
  allResources().flatMap(
    (one) =>
      [
        ...Object.values(resourceCalls(one)),
        ...Object.values(stepCalls(one)),
        ...Object.values(viewCalls(one)),
      ] as Call[],
  ),
);

interface Def {
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  left?: z.core.$ZodType;
  right?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  items?: z.core.$ZodType[];
  shape?: Record<string, z.core.$ZodType>;
}

/** Returns the names in a schema that have no label. */
function unlabelled(schema: z.core.$ZodType): string[] {
  if (z.globalRegistry.get(schema)?.gongdi) return [];
  const { innerType, in: inner, element, valueType, left, right, options, items, shape } = schema._zod.def as Def;
  const below = [innerType, inner, element, valueType, left, right, ...(options ?? []), ...(items ?? [])];
  return [
    ...below.flatMap((part) => (part ? unlabelled(part) : [])),
    ...Object.entries(shape ?? {}).flatMap(([name, part]) =>
      z.globalRegistry.get(part)?.gongdi ? [] : [name, ...unlabelled(part)],
    ),
  ];
}

test('every field of every call that no resource describes is called something that people read', () => {
  const names = new Set(
    CONTRACT.filter((call) => !lifted.has(call)).flatMap(({ input }) =>
      [input.params, input.query, input.body, input.form].flatMap((part) => (part ? unlabelled(part) : [])),
    ),
  );
  expect(names.size).toBeGreaterThan(200);
  expect([...names].filter((name) => !(name in FIELD_LABELS)).toSorted()).toEqual([]);
  expect(Object.keys(FIELD_LABELS).filter((name) => !names.has(name))).toEqual([]);
});

function problemsOf(work: () => unknown): { message: string; problems: unknown[] } {
  try {
    work();
  } catch (error) {
    if (!(error instanceof GongdiError)) throw error;
    return { message: error.label.zh, problems: error.problems.map(({ path, message }) => [path, message]) };
  }
  throw new Error('nothing was refused');
}

test('what is missing or wrong is told by its label, and what is unknown by its name', () => {
  const refused = (call: Call, body: unknown) =>
    problemsOf(() => checkPart(call, 'body', body, 'zh', 'Asia/Shanghai')).problems;
  expect(refused(calls.user.login, { password: 'x' })).toEqual([['user_name', '请输入用户名']]);
  expect(refused(calls.organization.assignUsers, { user_ids: [], org_id: 'a', extra: 1 })).toEqual([
    ['user_ids', '请选择用户'],
    ['extra', '不认识的字段：extra'],
  ]);
  // A field taken from a resource has the label of that resource.
  expect(refused(calls.organization.copyRole, { role_code: 'a' })).toEqual([['name', '请输入角色名称']]);
});

test('names of query parameters that a call does not know are refused, empty or not', () => {
  const list = resourceCalls(allResources().find(({ name }) => name === 'projectmanage')!).list!;
  const names = { project_name: 'a', begin_time: '', page: '1', page_size: '500', org_id: 'b' };
  expect(() => refuseUnknownQuery(list, names, 'zh')).not.toThrow();
  expect(problemsOf(() => refuseUnknownQuery(list, { ...names, projectname: '', owner: 'x' }, 'zh'))).toEqual({
    message: '不认识的查询参数：projectname, owner，请检查拼写',
    problems: [
      ['projectname', '不认识的查询参数：projectname，请检查拼写'],
      ['owner', '不认识的查询参数：owner，请检查拼写'],
    ],
  });
  // Also for calls without query parameters.
  expect(problemsOf(() => refuseUnknownQuery(calls.user.userInfo, { id: 'a' }, 'zh')).message).toContain('id');
});
