// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { FIRST_PAGE, Pager } from './pager.tsx';

const shown = (total: number, onChange = () => {}) =>
  render(<Pager {...FIRST_PAGE} total={total} capped={false} onChange={onChange} />);

test('console 9: a pager begins at page 1 with 20 and offers 10, 20, 30, 50', async () => {
  expect(FIRST_PAGE).toEqual({ page: 1, page_size: 20 });
  const onChange = vi.fn();
  const { box, act } = await shown(45, onChange);
  expect(box.textContent).toContain('共 45 条');
  expect(box.querySelectorAll('.ant-pagination-item')).toHaveLength(3);
  await act(() => box.querySelector<HTMLElement>('.ant-pagination-item-2')!.click());
  expect(onChange).toHaveBeenLastCalledWith({ page: 2, page_size: 20 });
  const sizes = box.querySelector<HTMLElement>('.ant-pagination-options [role=combobox]')!;
  await act(() => sizes.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  const options = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')];
  expect(options.map(({ textContent }) => Number.parseInt(textContent, 10))).toEqual([10, 20, 30, 50]);
  await act(() => options[3]!.click());
  expect(onChange).toHaveBeenLastCalledWith({ page: 1, page_size: 50 });
});

test('there is none where one page holds everything', async () => {
  expect((await shown(10)).box.querySelector('.ant-pagination')).toBeNull();
});
