// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { useMenuKeys } from './use-menu-keys.ts';

function Keys({ host, layer }: { host: HTMLElement; layer: HTMLElement }) {
  useMenuKeys(host, layer);
  return null;
}

/** An element with a button, and the menu that it opens as antd draws it, in a shadow root. */
async function stage() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<button aria-haspopup="menu">⋯</button><input><div id="layer"></div>`;
  const layer = root.querySelector<HTMLElement>('#layer')!;
  const open = () => {
    layer.innerHTML = `<div class="ant-dropdown"><ul role="menu">${['详情', '转派', '删除']
      .map((name) => `<li role="menuitem" tabindex="-1" ${name === '转派' ? 'aria-disabled="true"' : ''}>${name}</li>`)
      .join('')}</ul></div>`;
    for (const menu of layer.querySelectorAll('ul')) menu.checkVisibility = () => true;
  };
  await render(<Keys host={host} layer={layer} />);
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
    root.activeElement!.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { root, open, press, focused: () => root.activeElement!.textContent };
}

it('leads into a menu that was opened by keyboard, and through its entries', async () => {
  const { root, open, press, focused } = await stage();
  root.querySelector('button')!.focus();
  expect(press('Enter')).toBe(false);
  open();
  await vi.waitFor(() => expect(focused()).toBe('详情'));
  const walk = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => [press(key), focused()]);
  expect(walk).toEqual([
    [true, '删除'],
    [true, '详情'],
    [true, '删除'],
    [true, '详情'],
    [true, '删除'],
  ]);
  const chosen = vi.fn();
  root.activeElement!.addEventListener('click', chosen);
  press(' ');
  expect(chosen).toHaveBeenCalledOnce();
  expect([press('Escape'), focused()]).toEqual([false, '⋯']);
});

it('leaves keys alone that are not for a menu', async () => {
  const { root, open, press } = await stage();
  root.querySelector('button')!.focus();
  expect(press('ArrowDown')).toBe(false);
  open();
  root.querySelector('input')!.focus();
  expect(press('ArrowDown')).toBe(false);
  root.querySelector('button')!.focus();
  expect(press('ArrowUp')).toBe(true);
  expect(root.activeElement!.textContent).toBe('删除');
});
