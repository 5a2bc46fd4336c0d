import { resourceCalls, type Client } from '@gongdi/api';
import { findResource } from '@gongdi/domain';
import { consolePages } from '@gongdi/widgets/facts';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { specifiedRoutes } from '../routes/specified.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

/**
 * Routes that one run opens. All of them would take minutes, so every day others are looked at: `GONGDI_ROUTES=all`
 * opens all, `GONGDI_ROUTES=<number>` those of that day (days since 1970).
 */
const SHARE = 12;
const chosen = process.env['GONGDI_ROUTES'] ?? String(Math.floor(Date.now() / 86_400_000));

const { server, open } = withConsole();

/** Shown to enterprises of type 1005 alone (console specification, section 2.2). */
const REGULATORS = /^\/learnevaluation/;

interface Opened {
  path: string;
  query: string;
}

/** Pages of the specified routes that open by their address alone, or with the id of a record. */
async function openable(client: Client): Promise<Opened[]> {
  const pages = new Map(consolePages().map((page) => [page.path, page]));
  const found: Opened[] = [];
  for (const path of specifiedRoutes().keys()) {
    const page = pages.get(path);
    if (!page || path.includes(':')) continue;
    const [, first = '', ...below] = path.split('/');
    const list = findResource(first) && resourceCalls(findResource(first)!).list;
    if (below.length === 0 || below.join('/') === 'add') found.push({ path, query: '' });
    else if (below.join('/') === 'detail' && list) {
      const { list: rows } = await client.call(list, { query: { page_size: 1 } });
      if (rows[0]) found.push({ path, query: `?id=${rows[0].id}` });
    }
  }
  return found;
}

/** Every n-th route, beginning with another one each day, so that all have their turn. */
function share(routes: readonly Opened[]): readonly Opened[] {
  if (chosen === 'all') return routes;
  const step = Math.max(1, Math.ceil(routes.length / SHARE));
  const begin = Number(chosen) % step;
  return routes.filter((_, at) => at % step === begin);
}

/** Goes to a page of the console that is open, as a host page does, and waits until it, or where it leads, stands. */
async function go(page: Page, { path, query }: Opened): Promise<void> {
  const before = await page.locator('#gd-content').getAttribute('data-path');
  await page.evaluate(
    (to) => (document.querySelector('gd-console') as unknown as { navigate(path: string): Promise<void> }).navigate(to),
    path + query,
  );
  await page.locator(`#gd-content:not([data-path="${before}"])`).waitFor();
  const loading = page.locator('#gd-content :is(.ant-spin-spinning, .ant-skeleton):visible');
  await expect.poll(() => loading.count()).toBe(0);
}

it(`the built routes of the specification open without findings (${chosen === 'all' ? 'all' : `those of day ${chosen}`})`, async () => {
  const client = await server().client('admin');
  const routes = share(await openable(client));
  expect(routes.length).toBeGreaterThan(10);
  const findings: string[] = [];
  for (const user of ['admin', 'regulator']) {
    const own = routes.filter(({ path }) => REGULATORS.test(path) === (user === 'regulator'));
    if (own.length === 0) continue;
    const page = await open('/workbench', { user });
    const main = page.locator('#gd-content');
    await main.waitFor();
    for (const route of own) {
      await go(page, route);
      const refused = await main.locator('.ant-result:visible').allInnerTexts();
      const empty = (await main.innerText()).trim() === '' ? ['nothing is shown'] : [];
      findings.push(...[...refused, ...empty, ...(await axe(page))].map((found) => `${route.path}: ${found}`));
    }
  }
  expect(findings).toEqual([]);
}, 300_000);
