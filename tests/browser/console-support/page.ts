import type { Locator, Page } from 'playwright';

/** A message of the console that disappears after a while: success, warning, error, loading. */
export const toast = (page: Page, text: string) => page.locator('.ant-message-notice').getByText(text, { exact: true });

/** The dialog on view with this title. */
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/**
 * Clicks in a dialog that has just opened, and waits for what comes of it. If needed it clicks twice, because on a slow
 * machine a new dialog may miss the first click.
 */
export async function clickFor(target: Locator, comes: (timeout: number) => Promise<void>): Promise<void> {
  await target.click();
  await comes(3_000).catch(async () => {
    // It may be gone by now: then it only came late.
    await target.click({ timeout: 3_000 }).catch(() => undefined);
    await comes(30_000);
  });
}

/** Presses a button of a dialog, which closes (`clickFor`). */
export const press = (asked: Locator, name: string | RegExp): Promise<void> =>
  clickFor(asked.getByRole('button', { name }), (timeout) => asked.waitFor({ state: 'hidden', timeout }));

export const cancel = (asked: Locator): Promise<void> => press(asked, /取\s?消/);

/**
 * antd puts a space between the two characters of a short button, and `loading` before the text while the button is
 * busy.
 */
export const button = (page: Page, name: string) => {
  const [first, second, ...rest] = name;
  return page.getByRole('button', {
    name: rest.length === 0 && second ? new RegExp(`(^|\\s)${first}\\s?${second}$`) : name,
    exact: true,
  });
};

export async function fillLogin(page: Page, user_name: string, password: string): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(user_name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await button(page, '登录').click();
}

/** Path and query of the page. */
export const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  // A `redirect` in the query is encoded twice.
  return decodeURIComponent(decodeURIComponent(pathname + search));
};

/** Waits until the console has a path as its address, with any query, and shows that page. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  // The address changes before the page; previous lists stay in the document, hidden.
  await page.waitForFunction((wanted) => {
    const main = document.querySelector('gd-console')?.shadowRoot?.querySelector<HTMLElement>('#gd-content');
    return !main || main.dataset['path'] === wanted || location.pathname !== wanted;
  }, path);
}

/** Returns the label, text or id of the focused element, also inside shadow roots; `null` if nothing has the focus. */
export function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot) element = element.shadowRoot.activeElement;
    if (element === null || element === document.body) return null;
    return element.getAttribute('aria-label') ?? (element.id || element.textContent?.trim()) ?? element.tagName;
  });
}

export interface HostEvent {
  type: string;
  detail: unknown;
}

/**
 * Listens to events of the element as a host page does.
 * @param cancel types that the host cancels
 * @returns a function that returns the events received so far
 */
export async function listen(page: Page, types: string[], cancel: string[] = []): Promise<() => Promise<HostEvent[]>> {
  await page.evaluate(
    ([names, refused]) => {
      const seen: HostEvent[] = [];
      Reflect.set(globalThis, 'gdSeen', seen);
      for (const type of names)
        document.querySelector('gd-console')?.addEventListener(type, (event) => {
          seen.push({ type, detail: (event as CustomEvent<unknown>).detail });
          if (refused.includes(type)) event.preventDefault();
        });
    },
    [types, cancel] as const,
  );
  return () => page.evaluate(() => Reflect.get(globalThis, 'gdSeen') as HostEvent[]);
}

/** The button of a row or card with the menu of everything else. */
export const moreOf = (row: Locator) => row.locator('.gd-data-row-more');

/** Opens the record of a row or card by its title. */
export const openRecord = (row: Locator): Promise<void> =>
  row.locator('a.gd-data-row-title, a.gd-card-title').first().click();

/** Does something with the record of a row or card: by the button beside its menu, or in the menu. */
export async function act(row: Locator, name: string): Promise<void> {
  await moreOf(row).or(row.locator('.gd-data-row-first')).first().waitFor();
  const beside = row.locator('.gd-data-row-first').filter({ hasText: new RegExp(`^${name.split('').join('\\s?')}$`) });
  if ((await beside.count()) > 0) return beside.click();
  await moreOf(row).click();
  return row.page().getByRole('menuitem', { name, exact: true }).click();
}

/** Returns what can be done with the record of a row or card: beside its menu, then in the menu. */
export async function choicesOf(row: Locator): Promise<string[]> {
  const page = row.page();
  const menu = page.locator('.ant-dropdown:visible');
  let within: string[] = [];
  // a table that is drawn again at that moment takes the open menu away
  while (within.length === 0) {
    await moreOf(row).click();
    await menu.getByRole('menuitem').first().waitFor();
    within = await menu.getByRole('menuitem').allInnerTexts();
  }
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  // Read last: buttons of a row come after the row, all at once.
  const beside = await row.locator('.gd-data-row-first').allInnerTexts();
  return [...beside, ...within].map((text) => text.replaceAll(/\s/g, ''));
}

const sideMenu = (page: Page) => page.getByRole('navigation', { name: /^(主菜单|Main menu)$/ });

/** An entry of the menu, as far as its group is unfolded. Favourites are in the menu twice. */
export const menuEntry = (page: Page, name: string) => sideMenu(page).getByRole('link', { name, exact: true }).first();

/** A group of the menu. */
export const menuGroup = (page: Page, name: string) => sideMenu(page).getByRole('button', { name, exact: true });

/** Unfolds all groups of the menu, except the entries used last. */
export async function unfoldMenu(page: Page): Promise<void> {
  const folded = sideMenu(page).locator('[data-row][aria-expanded=false]:not([data-row="*used"])');
  await sideMenu(page).locator('[data-row]').first().waitFor();
  for (let left = await folded.count(); left > 0; left = await folded.count()) await folded.first().click();
}

/** Opens the page of a menu entry, whose group is unfolded if needed. */
export async function openMenuEntry(page: Page, name: string): Promise<void> {
  await sideMenu(page).locator('[data-row]').first().waitFor();
  if (!(await menuEntry(page, name).isVisible())) await unfoldMenu(page);
  await menuEntry(page, name).click();
}

/** Looks for a module in the tree of permissions of a role. @returns its group of check boxes */
export async function permissionsOf(page: Page, module: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: '查找权限，可用拼音' }).fill(module);
  return page.getByRole('group', { name: module, exact: true });
}
