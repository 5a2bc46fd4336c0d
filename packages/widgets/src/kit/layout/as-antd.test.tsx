// @vitest-environment jsdom
import { EllipsisOutlined, EyeOutlined } from '@ant-design/icons';
import { COLOR_TYPES } from '@gongdi/domain';
import { Button, Checkbox, ConfigProvider, Tag } from 'antd';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { RowCheck } from '../grid/select/row-check.tsx';
import { FieldValue } from '../detail/record-detail.tsx';
import { render } from '../testing/render.tsx';
import { antdTheme } from '../theme/antd-theme.ts';
import { LINK_BUTTON } from './link-button.ts';
import { SMALL_ICONS } from './small-icons.tsx';

/** What stands in the document, without the order of classes and without what only programs read. */
async function htmlOf(node: ReactNode): Promise<string> {
  const { box, unmount } = await render(<ConfigProvider theme={antdTheme('light', 'default')}>{node}</ConfigProvider>);
  for (const one of box.querySelectorAll('[class]')) one.setAttribute('class', [...one.classList].sort().join(' '));
  for (const one of box.querySelectorAll('[aria-hidden]'))
    for (const name of ['aria-label', 'data-icon']) one.removeAttribute(name);
  const attributes = [...box.querySelectorAll('*')].map(
    (one) =>
      `${one.tagName} ${[...one.attributes]
        .map(({ name, value }) => `${name}=${value}`)
        .sort()
        .join(' ')}`,
  );
  const shown = [...attributes, box.textContent].join('\n');
  await unmount();
  return shown;
}

test('icons, links and tags of rows stand in the document as those of antd do', async () => {
  expect(await htmlOf(SMALL_ICONS.more)).toBe(await htmlOf(<EllipsisOutlined aria-hidden />));
  expect(await htmlOf(SMALL_ICONS.eye)).toBe(await htmlOf(<EyeOutlined aria-hidden />));
  expect(
    await htmlOf(
      <button type="button" className={LINK_BUTTON}>
        <span>开始</span>
      </button>,
    ),
  ).toBe(
    await htmlOf(
      <Button type="link" size="small">
        开始
      </Button>,
    ),
  );
  for (const color_type of COLOR_TYPES) {
    const choices = () => [{ value: 'a', label: { zh: '甲', en: 'A' }, color_type }];
    const field = { kind: 'text', choices } as Parameters<typeof FieldValue>[0]['field'];
    expect(await htmlOf(<FieldValue field={field} value="a" />)).toBe(await htmlOf(<Tag color={color_type}>甲</Tag>));
  }
  for (const checked of [false, true])
    for (const disabled of [false, true]) {
      const antds = <Checkbox aria-label="选择" title="最多 100 条" checked={checked} disabled={disabled} />;
      expect(await htmlOf(<RowCheck made={antds} />)).toBe(await htmlOf(antds));
    }
});
