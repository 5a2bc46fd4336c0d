import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useSearchParams, type NavigateOptions } from 'react-router';

/** Changes the parameters of the page's address. */
export type ChangeParams = (change: (latest: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * Returns a function that changes the parameters of the page's address. It begins from the router's address, where
 * `setSearchParams` begins from the one that was drawn last: while the page of a change is still being drawn, the next
 * one would lose it.
 */
export function useChangeParams(): ChangeParams {
  const [, setParams] = useSearchParams();
  const router = useContext(RouterContext)?.router;
  return useCallback(
    (change, options) =>
      setParams((drawn) => change(router ? new URLSearchParams(router.state.location.search) : drawn), options),
    [setParams, router],
  );
}
