import type { QueryClient } from '@tanstack/react-query';
import { partsUnderWay } from '../../../kit/lazy/index.ts';

/** When it is looked first whether the page is there, and how often then, ms. */
const FIRST = 1000;
const AGAIN = 250;
/** A page that asks for ever does not keep waiting what works without a network, ms. */
const LONGEST = 15_000;

/**
 * Does what can wait once the page on view is there: a second after the frame, and not before its code and the answers
 * that it has asked for have come.
 * @returns a function that gives it up
 */
export function afterPage(queries: QueryClient, work: () => void): () => void {
  const until = Date.now() + LONGEST;
  const look = () => {
    if ((partsUnderWay() > 0 || queries.isFetching() > 0) && Date.now() < until) timer = setTimeout(look, AGAIN);
    else work();
  };
  let timer = setTimeout(look, FIRST);
  return () => clearTimeout(timer);
}
