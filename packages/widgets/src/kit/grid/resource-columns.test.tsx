// @vitest-environment jsdom
import { hiddenDangerRectification, projectmanage } from '@gongdi/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { resourceColumns } from './resource-columns.tsx';

const cellOf = (value: string, name = 'project_name') => {
  const column = resourceColumns(projectmanage, 'zh').find(({ key }) => key === name)!;
  return column.render({ [name]: value });
};
/** What the library shows over the cell after the pointer has come. */
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
  expect(box.querySelector('.gd-lines-5')?.textContent).toBe('第一行\n第二行');
  const sheet = readFileSync(join(import.meta.dirname, '../data/data.css'), 'utf8');
  const rule = /\.gd-lines-5 \{([^}]*)\}/.exec(sheet)?.[1];
  expect(rule).toContain('-webkit-line-clamp: 5;');
  expect(rule).toContain('overflow: hidden;');
});
