import { resourceCalls } from '@gongdi/api';
import { loadResource, queryFieldsOf } from '@gongdi/domain';
import { readChoice } from '../../../kit/data/kept-choice.ts';
import { initialView, NO_VIEWS, type SavedViews } from '../../../kit/grid/views/saved-views.ts';
import { choiceKey, viewsOf as savedViewsOf } from '../../../kit/storage-keys.ts';
import type { DataAhead } from '../../ground/route/page-ahead.ts';
import { listViewOf } from '../../ground/storage-keys.ts';
import { projectIn } from '../../ground/project/project.ts';
import { chosenQuery, type ViewSettings } from '../address-query.ts';
import { cardsQuery } from './cards/cards-query.ts';
import { CARDS_TO } from './cards/cards-to.ts';
import { listQuery } from './list-query.ts';

/**
 * Sends the call of a list that is about to be opened, so that the server works while the code arrives and the page is
 * drawn. Only for what the list will ask: a table or cards, without a view of the user's own.
 */
export async function listAhead(name: string, { client, queries, extend, owner, search }: DataAhead): Promise<void> {
  const kept = readChoice<ViewSettings>(choiceKey(owner, listViewOf(name)), {});
  const saved = readChoice<SavedViews>(choiceKey(owner, savedViewsOf(name)), NO_VIEWS);
  if (kept.view !== undefined || initialView(saved)) return;
  const definition = await loadResource(name);
  if (!definition) return;
  const resource = extend(definition);
  if (!resourceCalls(resource).list) return;
  const params = new URLSearchParams(search);
  const { grid, filters } = chosenQuery(params, queryFieldsOf(resource), projectIn(search));
  if (window.innerWidth <= CARDS_TO) await queries.prefetchInfiniteQuery(cardsQuery(client, resource, grid, filters));
  else await queries.prefetchQuery(listQuery(client, resource, grid, filters));
}
