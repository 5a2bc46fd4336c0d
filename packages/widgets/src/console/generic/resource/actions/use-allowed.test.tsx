// @vitest-environment jsdom
import { rolemanage, usermanage, type AnyResource } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { USER } from '../../../testing/render-console.tsx';
import { renderHook } from '../../../testing/render-hook.tsx';
import { sample, sampleRow } from '../../../testing/sample.ts';
import { useAllowed } from './use-allowed.ts';

const WANTED = ['detail', 'edit', 'delete'] as const;

test.each<[string, AnyResource, Record<string, unknown>, readonly string[]]>([
  ['a record', sample, sampleRow('a'), WANTED],
  ['a record in a later state', sample, sampleRow('a', { state: 2 }), ['detail']],
  ['a role that comes with the program', rolemanage, { id: 'r', org_id: null }, ['detail']],
  ['a role of an organisation', rolemanage, { id: 'r', org_id: 'o' }, WANTED],
  ['an account', usermanage, { id: 'other' }, WANTED],
  ['the own account', usermanage, { id: USER }, ['detail', 'edit']],
  ['a record with the id of the own account', sample, sampleRow(USER), WANTED],
])('%s can be changed and deleted only as the server allows', async (_, resource, row, allowed) => {
  const { now } = await renderHook(() => useAllowed(resource));
  expect(now()(row, WANTED)).toEqual(allowed);
});
