import type { ServerKit } from '@gongdi/server/testing';
import type { Page } from 'playwright-core';

/** Logs in over HTTP and hands the session to the page, as a reload would find it; the page still loads its menus. */
export async function keepSession(page: Page, server: ServerKit, user: string): Promise<void> {
  const client = await server.client(user);
  const token = JSON.stringify(client.session.get());
  await page.addInitScript(
    ([name, value]) => {
      // Once: a later load of the page keeps what the console did meanwhile.
      if (sessionStorage.getItem(name) !== null) return;
      sessionStorage.setItem(name, 'given');
      sessionStorage.setItem('gongdi:token', value);
    },
    [`test:${user}`, token] as const,
  );
}
