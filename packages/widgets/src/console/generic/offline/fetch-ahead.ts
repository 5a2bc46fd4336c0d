import { KNOWN_RESOURCES, loadResource, stepsOf, type MenuItem } from '@gongdi/domain';
import type { Client } from '@gongdi/api';
import type { QueryClient } from '@tanstack/react-query';
import { mayOpen } from '../../ground/menus/menus.ts';
import { cardsQuery } from '../resource/cards/cards-query.ts';
import { prepareOffline } from '../resource/prepare.ts';
import type { ScreenLoaders } from '../resource/screen/screen.ts';

interface Ahead {
  menus: readonly MenuItem[];
  /** Menu entries that the user used last. */
  used: readonly string[];
  client: Client;
  queries: QueryClient;
  screens: ScreenLoaders;
  /** Aborted when the user or the page is gone. */
  signal: AbortSignal;
}

/** Resources that are fetched at the same time: a browser's other connections are for the page on view. */
const LANES = 3;

/** A browser that was told to save data; the types of the DOM do not have it. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The resources that work without a network and that a user may open, those used last first. */
export function aheadOf({ menus, used }: Pick<Ahead, 'menus' | 'used'>) {
  const rank = (name: string) => (used.includes(name) ? used.indexOf(name) : used.length);
  return [...KNOWN_RESOURCES.values()]
    .filter(({ name, offline }) => offline && mayOpen(menus, `/${name}`))
    .toSorted((a, b) => rank(a.name) - rank(b.name));
}

/**
 * Fetches what the pages that work without a network need, before anybody opens them: definition, screen, code and
 * choices of their forms, and the first records where a step can be taken. A few resources at a time, so that the page
 * on view comes first. What fails is fetched when the page is opened.
 */
export async function fetchAhead({ client, queries, screens, signal, ...whose }: Ahead): Promise<void> {
  if (savesData()) return;
  const waiting = aheadOf(whose).values();
  const lane = async () => {
    for (const { name, whole } of waiting) {
      const [resource] = await Promise.all([loadResource(name), screens[whole]?.()]).catch(() => []);
      if (signal.aborted) return;
      if (!resource) continue;
      await prepareOffline(resource, client, queries);
      if (signal.aborted) return;
      if (stepsOf(resource).some(({ step }) => step.offline))
        await queries.prefetchInfiniteQuery({ ...cardsQuery(client, resource, {}, {}), gcTime: Infinity });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
