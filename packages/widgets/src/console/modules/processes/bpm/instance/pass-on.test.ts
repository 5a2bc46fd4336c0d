import { calls, createClient, type Call, type Client } from '@gongdi/api';
import { expect, it, vi } from 'vitest';
import { HANDED, passOn, type Given, type PassOn } from './pass-on.ts';

const { workflow } = calls;
const GIVEN: Given = {
  person: 'u2',
  people: ['u3', 'u4'],
  node: 'apply',
  type: 'parallel',
  signer: 't9',
  reason: '出差',
};
const REASON = { reason: '出差' };

async function sent(how: PassOn, given = GIVEN) {
  const call = vi.fn(async (_call: Call, _input: { body: unknown }) => null);
  await passOn({ ...createClient(), call } as unknown as Client, 't1', how, given);
  const [{ name }, { body }] = call.mock.calls[0]!;
  return { name, body };
}

it.each<[PassOn, Call, object]>([
  ['transfer', workflow.taskTransfer, { id: 't1', assignee_user_id: 'u2' }],
  ['delegate', workflow.taskDelegate, { id: 't1', delegate_user_id: 'u2' }],
  ['return', workflow.taskReturn, { id: 't1', target_task_definition_key: 'apply' }],
  ['create-sign', workflow.taskCreateSign, { id: 't1', user_ids: ['u3', 'u4'], type: 'parallel' }],
  ['delete-sign', workflow.taskDeleteSign, { id: 't9' }],
  ['copy', workflow.taskCopy, { id: 't1', copy_user_ids: ['u3', 'u4'] }],
])('%s sends only what it needs', async (how, { name }, body) => {
  expect(await sent(how)).toEqual({ name, body: { ...body, ...REASON } });
});

it('sends an empty reason where none was typed', async () => {
  expect(await sent('copy', { people: ['u3'] })).toMatchObject({ body: { reason: '' } });
});

it('knows after which actions the task no longer waits for the user', () => {
  expect([...HANDED]).toEqual(['transfer', 'delegate', 'return']);
});
