import { useHref } from 'react-router';
import { useConsole } from '../../../ground/context/console-context.tsx';

/**
 * Returns the complete address of a page: in the standalone console its own address, in an embedded console the address
 * on the server, which serves a standalone console.
 */
export function useAddress(path: string): string {
  const { standalone, config } = useConsole();
  const here = useHref(path);
  return new URL(standalone ? here : path, standalone ? location.href : config.baseUrl || location.origin).href;
}
