// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { renderConsole } from '../../testing/render-console.tsx';
import { PictureField } from './picture-field.tsx';

async function field(value = '') {
  const onChange = vi.fn();
  const page = await renderConsole(<PictureField label="标识" value={value} onChange={onChange} />);
  const choose = (file: File) =>
    page.act(() => {
      const input = page.one('input[type=file]') as HTMLInputElement;
      Object.defineProperty(input, 'files', { value: [file], configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  return { page, onChange, choose };
}

test('a file that is no picture is refused with the reason', async () => {
  const { page, onChange, choose } = await field();
  await choose(new File(['x'], 'a.pdf', { type: 'application/pdf' }));
  await page.until('请选择 PNG、JPG 或 WebP 图片');
  expect(onChange).not.toHaveBeenCalled();
});

test('a picture is shown and can be removed; without one there is the mark and nothing to remove', async () => {
  const { page, onChange } = await field('data:image/png;base64,AA');
  expect(page.one('img').getAttribute('alt')).toBe('标识');
  await page.press('恢复默认标志');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
  await page.unmount();
  const empty = await field();
  expect([empty.page.all('img').length, empty.page.choices]).toEqual([0, ['选择图片']]);
});
