// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { render } from '../../kit/testing/render.tsx';
import { PlaceError, type PlaceProvider } from './providers/place.ts';
import { PlaceSearchBox } from './search-box.tsx';

async function box(search: PlaceProvider['search']) {
  const provider = { search: vi.fn(search), addressOf: vi.fn(async () => '') };
  const onWarn = vi.fn();
  const rendered = await render(
    <PlaceSearchBox lang="zh-CN" provider={provider} system="GCJ-02" onPick={() => {}} onWarn={onWarn} />,
  );
  const input = rendered.box.querySelector('input')!;
  const type = (text: string) =>
    rendered.act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const enter = () =>
    rendered.act(() => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  const press = () => rendered.act(() => rendered.box.querySelector('button')!.click());
  const statusText = () => rendered.box.querySelector('[role=status]')?.textContent;
  return { provider, onWarn, type, enter, press, statusText };
}

test('console 5: a search with an empty text does nothing', async () => {
  const { provider, onWarn, type, enter, press, statusText } = await box(async () => []);
  await enter();
  await press();
  await type('   ');
  await enter();
  await press();
  expect(provider.search).not.toHaveBeenCalled();
  expect([onWarn.mock.calls.length, statusText()]).toEqual([0, '']);
});

test('console 8: a search that fails warns 根据地址查询位置失败', async () => {
  const { provider, onWarn, type, enter, statusText } = await box(() => Promise.reject(new PlaceError('no answer')));
  await type('外滩十八号');
  await enter();
  expect(provider.search.mock.calls[0]?.[0]).toBe('外滩十八号');
  expect(onWarn).toHaveBeenCalledExactlyOnceWith('根据地址查询位置失败');
  expect(statusText()).toBe('根据地址查询位置失败');
});
