import { useCallback, type ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { isBrowsers } from '../../ground/page/is-browsers.ts';
import { useHrefOf } from '../../ground/page/use-href-of.ts';
import { COMES_BACK } from '../../ground/page/way-back.ts';

/** Returns what makes an `<a>` the link to a page of a record, from which there is a way back. */
export type RecordLink = (to: string) => Pick<ComponentProps<'a'>, 'href' | 'onClick'>;

/** Links of rows: a list has one or two in each. It is the same function on every page. */
export function useRecordLink(): RecordLink {
  const hrefOf = useHrefOf();
  const navigate = useNavigate();
  return useCallback(
    (to) => ({
      href: hrefOf(to),
      onClick: (event) => {
        if (isBrowsers(event)) return;
        event.preventDefault();
        void navigate(to, { state: COMES_BACK });
      },
    }),
    [hrefOf, navigate],
  );
}
