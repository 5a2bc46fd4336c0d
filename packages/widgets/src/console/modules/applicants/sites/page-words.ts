import { submissionOn, type Label, type Lang } from '@gongdi/domain';
import { useLang } from '../../../ground/context/console-context.tsx';
import { useApplicantText } from './text/index.ts';

/** Returns a function that gives the title of a page of a site, and what it is for. */
export function usePageWords(): (page: string) => { title: string; hint: string } {
  const lang: Lang = useLang();
  const text = useApplicantText();
  const of = (label: Label | undefined, other: string): string => label?.[lang] ?? other;
  return (page) => {
    const kind = submissionOn(page);
    return { title: of(kind?.label, text.query), hint: of(kind?.hint, text.queryHint) };
  };
}
