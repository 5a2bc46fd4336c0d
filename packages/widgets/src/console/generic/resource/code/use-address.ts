import { useHref } from 'react-router';
import { withProject } from '../../../ground/project/project.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';

/**
 * Returns the complete address of a page: in the standalone console its own address, in an embedded console the address
 * on the server, which serves a standalone console. Whoever scans it works in no project yet, so it carries none.
 */
export function useAddress(path: string): string {
  const { standalone, config } = useConsole();
  const here = useHref(path);
  const url = new URL(standalone ? here : path, standalone ? location.href : config.baseUrl || location.origin);
  if (!new URL(path, url).searchParams.has('project')) url.search = withProject(url.search, null);
  return url.href;
}
