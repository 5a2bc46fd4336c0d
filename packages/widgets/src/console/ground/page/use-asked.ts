import { useSearchParams } from 'react-router';
import { useChangeParams } from './use-change-params.ts';

/** Changes some parameters of the page's address and keeps the others; null or an empty text removes one. */
export type PutAsked = (changes: Readonly<Record<string, string | null>>) => void;

/** What a page is asked for lies in its address: it can be sent to somebody, and the way back leads through it. */
export function useAsked(): [URLSearchParams, PutAsked] {
  const [params] = useSearchParams();
  const change = useChangeParams();
  const put: PutAsked = (changes) =>
    change((next) => {
      for (const [name, value] of Object.entries(changes))
        if (value) next.set(name, value);
        else next.delete(name);
      return next;
    });
  return [params, put];
}
