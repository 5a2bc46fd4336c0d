// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { useListNames } from './use-list-names.ts';

function Names({ layer }: { layer: HTMLElement }) {
  useListNames(layer);
  return null;
}

/** An element with inputs that open lists, as antd draws them. */
async function stage(fields: string) {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  root.innerHTML = `${fields}<div id="layer"></div>`;
  const layer = root.querySelector<HTMLElement>('#layer')!;
  await render(<Names layer={layer} />);
  layer.innerHTML = '<div class="ant-select-dropdown"><div role="listbox" id="a_list"></div></div>';
  return () => layer.querySelector('[role=listbox]')!.getAttribute('aria-label');
}

it.each([
  ['its own name', '<input role="combobox" aria-label="每页条数" aria-controls="a_list">', '每页条数'],
  ['its label', '<label for="a">整改人</label><input id="a" role="combobox" aria-controls="a_list">', '整改人'],
  ['what names it', '<b id="n">项目</b><input role="combobox" aria-labelledby="n" aria-controls="a_list">', '项目'],
  [
    'its placeholder',
    '<div class="ant-select"><span class="ant-select-placeholder">请选择项目</span><input role="combobox" aria-controls="a_list"></div>',
    '请选择项目',
  ],
])('gives a list the name of its field: %s', async (_, fields, name) => {
  const named = await stage(fields);
  await vi.waitFor(() => expect(named()).toBe(name));
});

it('takes the field that is open, of two with the same id', async () => {
  const field = (label: string, open: boolean) =>
    `<input role="combobox" aria-label="${label}" aria-expanded="${open}" aria-controls="a_list">`;
  const named = await stage(field('后台的', false) + field('前面的', true));
  await vi.waitFor(() => expect(named()).toBe('前面的'));
});
