// @vitest-environment jsdom
import { calls } from '@gongdi/api';
import { MENU_SCREEN, MENU_VARIANTS, permission } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { LeaveGuardProvider } from '../../../ground/page/leave-guard.tsx';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { changesOf, defaultDraft } from './draft.ts';
import { MenuPage } from './menu-page.tsx';

const [, second] = MENU_VARIANTS;

async function page(may: string[] = [permission(MENU_SCREEN, 'edit')]) {
  const variants = MENU_VARIANTS.map((variant) => ({
    name: variant.name,
    version: 0,
    ...changesOf(variant, defaultDraft(variant)),
  }));
  const server = new FakeServer().on(calls.menu.variants, variants);
  const shown = await renderConsole(
    <LeaveGuardProvider>
      <MenuPage />
    </LeaveGuardProvider>,
    { server, may, at: '/menumanage' },
  );
  await shown.until(() => shown.all('[aria-label^=下移]').length > 0);
  return shown;
}

test('another variant is opened only after a question about unsaved changes', async () => {
  const shown = await page();
  await shown.act(() =>
    shown
      .all<HTMLButtonElement>('[aria-label^=下移]')
      .find((one) => !one.disabled)!
      .click(),
  );
  expect(shown.choice('保存')).toHaveProperty('disabled', false);
  await shown.press(second!.label.zh);
  expect([shown.here, shown.text.includes('内容尚未保存')]).toEqual(['/menumanage', true]);
  await shown.press('离开');
  await shown.until(() => shown.here === `/menumanage?variant=${second!.name}`);
});

test('without the permission the menus can only be read', async () => {
  const shown = await page([permission(MENU_SCREEN, 'list')]);
  expect([
    shown.choice('保存'),
    shown.all<HTMLButtonElement>('[aria-label^=下移]').every((one) => one.disabled),
  ]).toEqual([undefined, true]);
});
