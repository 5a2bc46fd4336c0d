import { KNOWN_RESOURCES, loadResource, stepsOf, type MenuItem } from '@gongdi/domain';
import type { Client } from '@gongdi/api';
import type { QueryClient } from '@tanstack/react-query';
import { mayOpen } from '../../ground/menus/menus.ts';
import { cardsQuery } from '../resource/cards/cards-query.ts';
import { prepareOffline } from '../resource/prepare.ts';
import type { ScreenLoaders } from '../resource/screen/screen.ts';

interface Ahead {
  menus: readonly MenuItem[];
  client: Client;
  queries: QueryClient;
  screens: ScreenLoaders;
  /** Aborted when the user or the page is gone. */
  signal: AbortSignal;
}

/** A browser that was told to save data; the types of the DOM do not have it. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches what the pages that work without a network need, before anybody opens them: definition, screen, code and
 * choices of their forms, and the first records where a step can be taken. One resource after the other, so that the
 * page on view comes first. What fails is fetched when the page is opened.
 */
export async function fetchAhead({ menus, client, queries, screens, signal }: Ahead): Promise<void> {
  if (savesData()) return;
  const wanted = [...KNOWN_RESOURCES.values()].filter(({ name, offline }) => offline && mayOpen(menus, `/${name}`));
  for (const { name, whole } of wanted) {
    const [resource] = await Promise.all([loadResource(name), screens[whole]?.()]).catch(() => []);
    if (signal.aborted) return;
    if (!resource) continue;
    await prepareOffline(resource, client, queries);
    if (signal.aborted) return;
    if (stepsOf(resource).some(({ step }) => step.offline))
      await queries.prefetchInfiniteQuery({ ...cardsQuery(client, resource, {}, {}), gcTime: Infinity });
  }
}
