import type { OwnTask } from '@gongdi/api';
import { EMPTY_FORM, type FormAccess, type ProcessForm } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { decisionOf, mayDecide, needsForm, writesForm } from './decision.ts';

const TASK = { owner_user: null, definition_key: 'approve' } as Pick<OwnTask, 'owner_user' | 'definition_key'>;
/** A form with one field, and the access to it at the task. */
const form = (access: FormAccess): ProcessForm => ({
  ...EMPTY_FORM,
  conf: { ...EMPTY_FORM.conf, tasks: { approve: { fields: { amount: access }, others: 'hidden' } } },
  fields: [{ name: 'amount', type: 'number', label: '金额' }] as unknown as ProcessForm['fields'],
});

it.each<[OwnTask['actions'], boolean]>([
  [['approve', 'reject'], true],
  [['reject'], true],
  [['create-sign', 'transfer'], false],
  [[], false],
])('with the actions %j it decides: %s', (actions, decides) => {
  expect(mayDecide({ actions })).toBe(decides);
});

it('fills in the fields that this task may write, but none for somebody else', () => {
  const [writable, readable] = [form('write'), form('read')];
  const asker = { nickname: '陈建国' } as OwnTask['owner_user'];
  expect(writesForm(TASK, writable)).toBe(true);
  expect(writesForm(TASK, readable)).toBe(false);
  expect(writesForm(TASK, undefined)).toBe(false);
  expect(writesForm({ ...TASK, owner_user: asker }, writable)).toBe(false);
});

it('a refusal does not need a complete form, but does not lose what was typed', () => {
  expect([needsForm('approve', false), needsForm('reject', false), needsForm('reject', true)]).toEqual([
    true,
    false,
    true,
  ]);
});

it('sends files by their ids', () => {
  const files = [{ id: 'f1', name: 'a.pdf', url: '/f1' }];
  const opinion = { reason: '同意', attachments: files, signature: { id: 's1', name: 's.png' } };
  expect(decisionOf('t1', opinion, { amount: 3 }, 'fast')).toEqual({
    id: 't1',
    reason: '同意',
    attachments: [{ id: 'f1' }],
    signature: { id: 's1' },
    variables: { amount: 3 },
    copy_user_ids: [],
    button: 'fast',
  });
  expect(decisionOf('t1', { reason: '同意' }, {}, undefined)).toMatchObject({ attachments: [], signature: undefined });
});
