// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { expect, test, vi } from 'vitest';
import { FakeServer } from '../../../../../testing/fake-server.ts';
import { renderConsole } from '../../../../../testing/render-console.tsx';
import { EventDialog } from './event-dialog.tsx';
import { zh } from './text/zh.ts';

const { eventMessage, eventSignal, eventCondition, definitionList } = calls.workflow;

type Props = Partial<Parameters<typeof EventDialog>[0]>;

async function dialog(server: FakeServer, props: Props = {}) {
  const close = vi.fn();
  const abilities = new Set(['messages', 'conditions']);
  const page = await renderConsole(<EventDialog abilities={abilities} onClose={close} {...props} />, {
    server: server.on(definitionList, []),
  });
  const fill = async (fields: Record<string, string>) => {
    for (const [name, value] of Object.entries(fields)) await page.type(`#process-event_${name}`, value);
  };
  const kind = (words: string) =>
    page.act(() =>
      page
        .all('.ant-segmented-item')
        .find(({ textContent }) => textContent === words)!
        .querySelector('input')!
        .click(),
    );
  const send = () => page.press(zh.sendOne);
  return { page, close, fill, kind, send };
}

test('a message has a name and a reason; it says whether it started a process', async () => {
  const server = new FakeServer().on(eventMessage, { started: true });
  const { page, fill, send } = await dialog(server);
  await send();
  await page.until(zh.nameMissing);
  await page.until(zh.reasonMissing);
  expect(server.names(eventMessage)).toEqual([]);
  await fill({ name: '到货', reason: '补发', business_key: ' ', variables: '{"amount": 3}' });
  await send();
  await page.until(zh.messageStarted);
  expect(server.sent(eventMessage)).toEqual([
    { body: { name: '到货', variables: { amount: 3 }, correlation: {}, reason: '补发' } },
  ]);
});

test('variables that are no object are not sent', async () => {
  const server = new FakeServer().on(eventMessage, { started: false });
  const { page, fill, send } = await dialog(server);
  await fill({ name: '到货', reason: '补发', variables: '[1]' });
  await send();
  await page.until(zh.variablesBad);
  expect(server.names(eventMessage)).toEqual([]);
  await fill({ variables: '' });
  await send();
  await page.until(zh.messageDone);
});

test.each([
  [0, zh.signalNobody],
  [null, zh.signalUnknown],
  [3, zh.signalDone.replace('{count}', '3')],
])('a signal that reached %s says so', async (reached, words) => {
  const server = new FakeServer().on(eventSignal, { reached });
  const { page, fill, kind, send } = await dialog(server);
  await kind(zh.kind_signal);
  await fill({ name: '停工', reason: '台风' });
  await send();
  await page.until(words);
});

test('a condition needs variables, and says what it started', async () => {
  const server = new FakeServer().on(eventCondition, { process_instance_ids: [] });
  const { page, fill, kind, send } = await dialog(server);
  await kind(zh.kind_condition);
  await fill({ reason: '试运行' });
  await send();
  await page.until(zh.variablesMissing);
  await fill({ variables: '{"level": 2}' });
  await send();
  await page.until(zh.conditionNobody);
  expect(server.sent(eventCondition)).toEqual([{ body: { variables: { level: 2 }, reason: '试运行' } }]);
});

test('an engine without conditions does not offer them', async () => {
  const { page } = await dialog(new FakeServer(), { abilities: new Set(['messages']) });
  expect(page.all('.ant-segmented-item').map(({ textContent }) => textContent)).toEqual([
    zh.kind_message,
    zh.kind_signal,
  ]);
});

test('an event that one instance waits for is sent to it by its name', async () => {
  const server = new FakeServer().on(eventSignal, { reached: 1 });
  const wait = { kind: 'signal', name: '停工', process_instance_id: 'i1' } as const;
  const { page, fill, send } = await dialog(server, { wait });
  expect(page.all('#process-event_name')).toEqual([]);
  await fill({ reason: '台风' });
  await send();
  await page.until(zh.signalDone.replace('{count}', '1'));
  expect(server.sent(eventSignal)).toEqual([
    { body: { name: '停工', variables: {}, reason: '台风', process_instance_id: 'i1' } },
  ]);
});

test('a refused event stays on the screen and is sent again under the same key', async () => {
  const keys: unknown[] = [];
  const server = new FakeServer().on(eventMessage, (_, options) => {
    keys.push(options.key);
    return keys.length === 1 ? new CallFailure('网络错误', { status: 0 }) : { started: false };
  });
  const { page, close, fill, send } = await dialog(server);
  await fill({ name: '到货', reason: '补发' });
  await send();
  await page.until('网络错误');
  expect(close).not.toHaveBeenCalled();
  await send();
  await page.until(zh.messageDone);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});
