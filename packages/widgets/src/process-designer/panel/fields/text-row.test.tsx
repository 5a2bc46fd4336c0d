// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../kit/testing/render.tsx';
import type { Stage } from '../../session/stage.ts';
import { TextRow } from './text-row.tsx';
import { TYPING_PAUSE } from './use-draft.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function row(value: string, required?: string) {
  const written: string[] = [];
  const stage = { pending: new Set<() => void>() } as unknown as Stage;
  const wanted = required === undefined ? {} : { required };
  const rendered = await render(
    <TextRow stage={stage} label="取值" value={value} onCommit={(text) => written.push(text)} {...wanted} />,
  );
  const input = rendered.box.querySelector('input')!;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  const type = (text: string) =>
    rendered.act(() => {
      set.call(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
  const pause = () => rendered.act(() => vi.advanceTimersByTime(TYPING_PAUSE + 1));
  const compose = (event: 'compositionstart' | 'compositionend') =>
    rendered.act(() => input.dispatchEvent(new CompositionEvent(event, { bubbles: true })));
  return { rendered, stage, input, written, type, pause, compose };
}

test('a required text that was cleared stays cleared while it is typed anew', async () => {
  const { input, written, type, pause } = await row('${old}', '必填');
  await type('');
  await pause();
  expect(input.value).toBe('');
  await type('${new}');
  await pause();
  expect(written).toEqual(['${new}']);
});

test('a required text that is left empty is the old one again', async () => {
  const { rendered, input, written, type } = await row('${old}', '必填');
  await type('');
  await rendered.act(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect([input.value, written]).toEqual(['${old}', []]);
});

test('nothing is written while an input method puts a word together', async () => {
  const { stage, written, type, pause, compose } = await row('');
  await compose('compositionstart');
  await type('shen');
  await pause();
  for (const write of stage.pending) write();
  expect(written).toEqual([]);
  await type('审');
  await compose('compositionend');
  await pause();
  expect(written).toEqual(['审']);
});
