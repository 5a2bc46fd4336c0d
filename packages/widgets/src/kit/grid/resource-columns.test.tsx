// @vitest-environment jsdom
import { hiddenDangerRectification, projectmanage, staff } from '@gongdi/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { resourceColumns } from './resource-columns.tsx';

const cellOf = (value: string, name = 'project_name') => {
  const column = resourceColumns(projectmanage, 'zh').find(({ key }) => key === name)!;
  return column.render({ [name]: value });
};
/** Returns the tooltip that antd shows over the cell when the pointer enters it. */
async function tooltipOf(value: string): Promise<string | null> {
  const { box, act, until, unmount } = await render(cellOf(value));
  const cell = box.querySelector('span')!;
  await act(() => {
    for (const type of ['pointerover', 'mouseover']) cell.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  });
  await until(() => document.querySelector('[role=tooltip]') !== null || value.length < 36);
  const shown = document.querySelector('[role=tooltip]')?.textContent ?? null;
  await unmount();
  return shown;
}

test('console 9: names of projects of 36 or more characters have a tooltip', async () => {
  expect(await tooltipOf('工'.repeat(35))).toBeNull();
  expect(await tooltipOf('工'.repeat(36))).toBe('工'.repeat(36));
});

test('console 9: an ellipsis comes after 5 lines', async () => {
  const column = resourceColumns(hiddenDangerRectification, 'zh').find(({ key }) => key === 'order_title');
  const { box } = await render(column!.render({ order_title: '第一行\n第二行' }));
  expect(box.querySelector('.gd-data-lines-5')?.textContent).toBe('第一行\n第二行');
  const sheet = readFileSync(join(import.meta.dirname, '../data/data.css'), 'utf8');
  const rule = /\.gd-data-lines-5 \{([^}]*)\}/.exec(sheet)?.[1];
  expect(rule).toContain('-webkit-line-clamp: 5;');
  expect(rule).toContain('overflow: hidden;');
});

test('a personal value is shown whole by its own button, only where whoever reads the list may', async () => {
  const row = { id: 'a', version: 1, phone_number: '138****8000', name: '王建' };
  const reveal = vi.fn(async () => '13800138000');
  const cell = (more?: () => typeof reveal) =>
    resourceColumns(staff, 'zh', more).find(({ key }) => key === 'phone_number')!;
  const masked = await render(cell().render(row));
  expect([masked.box.textContent, masked.box.querySelector('button')]).toEqual(['138****8000', null]);
  await masked.unmount();
  const shown = await render(cell(() => reveal).render(row));
  await shown.act(() => shown.box.querySelector('button')!.click());
  await shown.until(() => shown.box.textContent === '13800138000');
  expect(reveal).toHaveBeenCalledExactlyOnceWith('phone_number');
  expect(cell(() => reveal).width).toBe(cell().width! + 32);
});
