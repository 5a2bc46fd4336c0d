// @vitest-environment jsdom
import { calls, resourceCalls } from '@gongdi/api';
import type { AnyResource } from '@gongdi/domain';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { menusWith, renderConsole, type ConsoleOptions } from '../../testing/render-console.tsx';
import { sample, sampleRow } from '../../testing/sample.ts';
import { useListEditing } from './use-list-editing.ts';

type Editing = ReturnType<typeof useListEditing>;

const editable = { ...sample, editableList: true as const };

async function list(options: ConsoleOptions, resource: AnyResource = editable) {
  const held: { value?: Editing } = {};
  function List() {
    const value = useListEditing(resource);
    useEffect(() => {
      held.value = value;
    });
    return null;
  }
  const page = await renderConsole(<List />, options);
  return { page, now: () => held.value! };
}

test('editing is offered where the definition allows it and the user may edit', async () => {
  const offered = async (may: string[], resource?: AnyResource) => (await list({ may }, resource)).now().offered;
  expect(await offered(['sample|edit'])).toBe(true);
  expect(await offered(['sample|list'])).toBe(false);
  expect(await offered(['sample|edit'], sample)).toBe(false);
});

test('a table is edited only after the user has chosen how; a record is sent as it is', async () => {
  const { edit } = resourceCalls(sample);
  const server = new FakeServer().on(edit!, ({ body }) => body as never);
  const { page, now } = await list({ may: ['sample|edit'], server });
  expect([now().mode, now().editing]).toEqual(['off', undefined]);
  await page.act(() => now().setMode('row'));
  expect(now().editing).toMatchObject({ mode: 'row', allowed: true });
  const record = sampleRow('a', { title: '新名称' });
  await now().editing!.save(record);
  expect(server.sent(edit!)).toEqual([{ body: record }]);
});

test('whoever has lost the permission reads so in the table, and can still turn it off', async () => {
  const server = new FakeServer()
    .on(calls.user.permissionMenus, menusWith(['sample|list']))
    .on(calls.user.userInfo, {});
  const { page, now } = await list({ may: ['sample|edit'], server });
  await page.act(() => now().setMode('row'));
  await page.act(() => page.services.session.renewRights(page.services.client));
  expect([now().offered, now().editing?.allowed]).toEqual([true, false]);
  await page.act(() => now().setMode('off'));
  expect([now().offered, now().editing]).toEqual([false, undefined]);
});
