// @vitest-environment jsdom
import { CallFailure, createClient, type Call, type Client, type WholeSettingGroup } from '@gongdi/api';
import { SETTING_GROUP_NAMES, settingsIn } from '@gongdi/domain';
import { Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../../../../kit/testing/render.tsx';
import { ConsoleProvider, type ConsoleServices } from '../../../ground/context/console-context.tsx';
import { createPreferences } from '../../../ground/context/preferences.ts';
import { ConsoleSession } from '../../../ground/session/session.ts';
import { useGroupEdit } from './use-group-edit.ts';

type Edit = ReturnType<typeof useGroupEdit>;

/** A group with a text, and the key of the text. */
const [GROUP, KEY] = SETTING_GROUP_NAMES.flatMap((group) =>
  settingsIn(group)
    .filter(([, { fallback, picture }]) => typeof fallback === 'string' && fallback !== '' && !picture)
    .map(([key]) => [group, key] as const),
)[0]!;
const DEFAULTS = Object.fromEntries(settingsIn(GROUP).map(([key, { fallback }]) => [key, fallback]));
const group = (version: number, text: unknown): WholeSettingGroup =>
  ({ group: GROUP, version, changed: {}, values: { ...DEFAULTS, [KEY]: text } }) as WholeSettingGroup;

/** Runs the hook on a group that is stored as version 1, with a server that answers with the next version. */
async function editor() {
  const call = vi.fn(async (_call: Call, { body }: { body: { version: number; values: object } }) => ({
    ...group(body.version + 1, ''),
    values: body.values,
  }));
  const client = { ...createClient(), call } as unknown as Client;
  const preferences = createPreferences({ lang: 'zh' });
  const services = { client, preferences, session: new ConsoleSession(false) } as unknown as ConsoleServices;
  let now!: Edit;
  let store!: (stored: WholeSettingGroup) => void;
  const hold = (value: Edit, set: typeof store): void => {
    now = value;
    store = set;
  };
  function Page() {
    const [stored, setStored] = useState(group(1, '甲'));
    const edit = useGroupEdit(stored);
    useEffect(() => hold(edit, setStored), [edit]);
    return (
      <Form form={edit.form} initialValues={edit.base.values}>
        {settingsIn(GROUP).map(([key]) => (
          <Form.Item key={key} name={key}>
            <Input />
          </Form.Item>
        ))}
      </Form>
    );
  }
  const page = await render(
    <ConsoleProvider services={services}>
      <Page />
    </ConsoleProvider>,
    { client },
  );
  return {
    ...page,
    call,
    now: () => now,
    text: () => now.form.getFieldValue(KEY) as unknown,
    type: (text: string) =>
      page.act(() => {
        now.form.setFieldValue(KEY, text);
        now.look();
      }),
    stores: (stored: WholeSettingGroup) => page.act(() => store(stored)),
  };
}

it('shows newer stored values as long as nothing was changed', async () => {
  const { now, text, type, stores, act } = await editor();
  await stores(group(2, '乙'));
  expect([text(), now().changed]).toEqual(['乙', false]);
  await type('丙');
  expect(now().changed).toBe(true);
  await stores(group(3, '丁'));
  expect([text(), now().base.version]).toEqual(['丙', 2]);
  await act(() => now().undo());
  expect([text(), now().changed, now().base.version]).toEqual(['丁', false, 3]);
});

it('is unchanged again when the stored text is typed again', async () => {
  const { now, type } = await editor();
  await type('乙');
  await type('甲');
  expect(now().changed).toBe(false);
});

it('restores the default values without saving them', async () => {
  const { now, text, act, call } = await editor();
  await act(() => now().restore());
  expect([text(), now().changed]).toEqual([DEFAULTS[KEY], true]);
  expect(call).not.toHaveBeenCalled();
});

it('goes on from what it has saved, with the version that it began with', async () => {
  const { now, text, type, act, call } = await editor();
  await type('乙');
  await act(() => now().save());
  expect(call.mock.calls[0]![1]).toMatchObject({
    params: { group: GROUP },
    body: { version: 1, values: { [KEY]: '乙' } },
  });
  expect([text(), now().changed, now().base.version, now().busy]).toEqual(['乙', false, 2, false]);
});

it('keeps what was typed when the server refuses it, and says why at the field', async () => {
  const { now, text, type, act, call } = await editor();
  const problems = [{ path: KEY, code: 'x', message: '已被占用' }];
  call.mockRejectedValue(new CallFailure('参数错误', { code: 1, status: 422, problems }));
  await type('乙');
  await act(() => now().save());
  expect([text(), now().changed, now().failure]).toEqual(['乙', true, '参数错误']);
  expect(now().form.getFieldError(KEY)).toEqual(['已被占用']);
});
