// @vitest-environment jsdom
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { StillTable } from './still-table.tsx';
import { useScrollFocus } from './use-scroll-focus.ts';

const tabIndexOf = (box: HTMLElement) => box.querySelector('.ant-table-body')!.getAttribute('tabindex');

it('takes the focus where a table has texts alone', async () => {
  const { box } = await render(
    <StillTable>
      <div className="ant-table-body" />
    </StillTable>,
  );
  expect(tabIndexOf(box)).toBe('0');
});

it('takes the focus until there are rows', async () => {
  function Grid() {
    const [rows, setRows] = useState<readonly string[]>();
    const box = useRef<HTMLDivElement>(null);
    useScrollFocus(box, !rows?.length);
    return (
      <div ref={box}>
        <button onClick={() => setRows(['塔吊'])}>行</button>
        <div className="ant-table-body" />
      </div>
    );
  }
  const { box, act } = await render(<Grid />);
  expect(tabIndexOf(box)).toBe('0');
  await act(() => box.querySelector('button')!.click());
  expect(tabIndexOf(box)).toBeNull();
});
