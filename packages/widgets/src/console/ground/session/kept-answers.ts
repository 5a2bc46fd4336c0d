import type { QueryClient } from '@tanstack/react-query';
import { ORGANISATION_TREE } from '../../../kit/data/organisations.ts';
import { packed, unpacked } from './packed.ts';
import type { KeptAnswer } from './storage.ts';

/** First part of the query key of the logo; the second part is the id of the user's company. */
export const COMPANY_LOGO = 'company-logo';

/** A part of session storage that holds an answer of the server. */
export type AnswerPart = 'company' | 'organizations' | 'dictionaries';

/** First parts of the key of the query whose answer each part holds. */
const QUERIES: Readonly<Record<AnswerPart, readonly string[]>> = {
  company: [COMPANY_LOGO],
  organizations: ORGANISATION_TREE,
  dictionaries: ['dictionaries', 'overlay'],
};
const PARTS = Object.keys(QUERIES) as AnswerPart[];

export interface AnswerStore {
  get: (part: AnswerPart) => KeptAnswer | null;
  set: (part: AnswerPart, answer: KeptAnswer) => void;
}

const begins = (key: readonly unknown[], part: AnswerPart) => QUERIES[part].every((one, place) => key[place] === one);

/**
 * Shows after a reload what the server said before it, until it has answered again: logo, organisations and words of the
 * installation do not flicker. Every stored answer counts as out of date, so it is requested again at once.
 * @returns a function that ends it
 */
export function keepAnswers(queries: QueryClient, store: AnswerStore): () => void {
  for (const part of PARTS) {
    const kept = store.get(part);
    if (!kept) continue;
    queries.setQueryData(kept.key, unpacked(kept.data));
    void queries.invalidateQueries({ queryKey: kept.key, exact: true, refetchType: 'none' });
  }
  return queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success' || query.state.isInvalidated) return;
    const part = PARTS.find((one) => begins(query.queryKey, one));
    if (part) store.set(part, { key: query.queryKey, data: packed(query.state.data) });
  });
}
