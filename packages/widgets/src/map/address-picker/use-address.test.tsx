// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { render } from '../../kit/testing/render.tsx';
import { PlaceError, type PlaceProvider } from '../search/index.ts';
import { pickerTexts } from './text/index.ts';
import { useAddress } from './use-address.ts';

const texts = pickerTexts('zh-CN');

function Picker({ provider, tell }: { provider: PlaceProvider; tell: (words: string) => void }) {
  const { address, take } = useAddress(null, { provider, system: 'GCJ-02', onFail: () => tell(texts.failed) });
  return <button onClick={() => take([121.47, 31.23])}>{address || 'none'}</button>;
}

async function pick(addressOf: PlaceProvider['addressOf']) {
  const tell = vi.fn();
  const { box, act } = await render(<Picker provider={{ search: async () => [], addressOf }} tell={tell} />);
  await act(() => box.querySelector('button')!.click());
  return { tell, shown: box.textContent };
}

test('console 8: an address that cannot be looked up says 获取地址失败', async () => {
  const { tell, shown } = await pick(() => Promise.reject(new PlaceError('no answer')));
  expect(tell).toHaveBeenCalledExactlyOnceWith('获取地址失败');
  expect(shown).toBe('none');
});

test('a place gets its address', async () => {
  const { tell, shown } = await pick(async () => '上海市黄浦区');
  expect(shown).toBe('上海市黄浦区');
  expect(tell).not.toHaveBeenCalled();
});
