import { calls, createClient, type Call, type Client } from '@gongdi/api';
import { expect, it, vi } from 'vitest';
import {
  fromChoice,
  interventionsOf,
  isJson,
  sendIntervention,
  WHOLE,
  type Given,
  type Intervention,
} from './intervention.ts';

/** Returns name and body of the call that a change sends. */
async function sent(how: Intervention, given: Omit<Given, 'reason'>) {
  const call = vi.fn(async (_call: Call, _input: { body: unknown }) => null);
  const client = { ...createClient(), call } as unknown as Client;
  await sendIntervention(client, 'i1', how, { ...given, reason: '改错' });
  const [{ name }, { body }] = call.mock.calls[0]!;
  return [name, body];
}
const whole = { id: 'i1', reason: '改错' };

it('changes one variable', async () => {
  expect(await sent('variables', { name: 'amount', value: '[1, "a"]' })).toEqual([
    calls.workflow.instanceSetVariables.name,
    { ...whole, variables: { amount: [1, 'a'] } },
  ]);
});

it('moves some tasks, or the whole instance without naming tasks', async () => {
  const { name } = calls.workflow.instanceJump;
  const to = ['approve'];
  expect(await sent('jump', { from: ['t1', 't2'], to })).toEqual([
    name,
    { ...whole, from_task_ids: ['t1', 't2'], whole: false, to },
  ]);
  expect(await sent('jump', { from: [WHOLE], to })).toEqual([name, { ...whole, from_task_ids: [], whole: true, to }]);
});

it('suspends and resumes', async () => {
  const { name } = calls.workflow.instanceUpdateState;
  expect(await sent('suspend', {})).toEqual([name, { ...whole, state: 2 }]);
  expect(await sent('resume', {})).toEqual([name, { ...whole, state: 1 }]);
});

it('takes either the whole instance or some tasks, as was chosen last', () => {
  expect(fromChoice(['t1', 't2', WHOLE])).toEqual([WHOLE]);
  expect(fromChoice([WHOLE, 't1'])).toEqual(['t1']);
  expect(fromChoice([])).toEqual([]);
});

it('knows JSON', () => {
  expect(['1', '"a"', 'null', '{}', '', 'a', '{a: 1}'].map(isJson)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('offers to resume a suspended instance, in place of suspending it', () => {
  const text = { variableEdit: '变量', jump: '跳转', migrate: '迁移', resume: '恢复', suspend: '挂起' };
  const last = (suspended: boolean) => interventionsOf({ suspended }, text).at(-1);
  expect(last(false)).toEqual({ key: 'suspend', ability: 'suspend', label: '挂起' });
  expect(last(true)).toEqual({ key: 'resume', ability: 'suspend', label: '恢复' });
});
