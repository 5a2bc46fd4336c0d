// @vitest-environment jsdom
import { calls, resourceCalls } from '@gongdi/api';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { menusWith, renderConsole, type ConsoleOptions } from '../../testing/render-console.tsx';
import { sample, sampleRow } from '../../testing/sample.ts';
import { ScreenContext, type Screen } from './screen.ts';
import { useListEditing } from './use-list-editing.ts';

type Editing = ReturnType<typeof useListEditing>;

async function list(options: ConsoleOptions, screen: Screen = { editableList: true }) {
  const held: { value?: Editing } = {};
  function List() {
    const value = useListEditing(sample);
    useEffect(() => {
      held.value = value;
    });
    return null;
  }
  const page = await renderConsole(
    <ScreenContext value={screen}>
      <List />
    </ScreenContext>,
    options,
  );
  return { page, now: () => held.value! };
}

test('editing is offered where the module allows it and the user may edit', async () => {
  const offered = async (may: string[], screen?: Screen) => (await list({ may }, screen)).now().offered;
  expect(await offered(['sample|edit'])).toBe(true);
  expect(await offered(['sample|list'])).toBe(false);
  expect(await offered(['sample|edit'], {})).toBe(false);
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
