import { use } from 'react';
import { useLang } from '../../ground/context/console-context.tsx';
import { PageNamesContext } from '../../ground/route/page-names.ts';

/** Returns what `pageName` needs of the console. */
export function usePageWords() {
  return { names: use(PageNamesContext), lang: useLang() };
}
