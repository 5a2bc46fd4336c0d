// @vitest-environment jsdom
import { Activity, useState } from 'react';
import { expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { Segmented } from './index.ts';

it('has no names when it is removed, also from a hidden page, so that the browser lets go of the page', async () => {
  function Page() {
    const [mode, setMode] = useState<'visible' | 'hidden' | 'gone'>('visible');
    return (
      <>
        <button onClick={() => setMode('hidden')}>藏</button>
        <button onClick={() => setMode('gone')}>去</button>
        {mode !== 'gone' && (
          <Activity mode={mode}>
            <Segmented options={['日', '月']} value="月" />
          </Activity>
        )}
      </>
    );
  }
  const { box, act } = await render(<Page />);
  const [hide, remove] = box.querySelectorAll('button');
  const radios = [...box.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const names = () => radios.map(({ name }) => name);
  const before = names();
  expect(before[0]).not.toBe('');
  expect(new Set(before).size).toBe(1);
  await act(() => hide!.click());
  expect(names()).toEqual(before);
  await act(() => remove!.click());
  expect(names()).toEqual(['', '']);
});
