import type { ServerKit } from '@gongdi/server/testing';
import type { Page } from 'playwright';

/**
 * Logs in over HTTP and stores the session in the page, as it would be after a reload; the page still loads its menus.
 */
export async function keepSession(page: Page, server: ServerKit, user: string): Promise<void> {
  const client = await server.client(user);
  const token = JSON.stringify(client.session.get());
  await page.addInitScript(
    ([name, value]) => {
      // Only once: a later load of the page keeps the session that the console has changed in the meantime.
      if (sessionStorage.getItem(name) !== null) return;
      sessionStorage.setItem(name, 'given');
      sessionStorage.setItem('gongdi:token', value);
    },
    [`test:${user}`, token] as const,
  );
}
