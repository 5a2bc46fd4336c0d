import { use, useCallback, type ComponentProps } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useNavigate } from 'react-router';
import { COMES_BACK } from '../../ground/page/way-back.ts';
import { isBrowsers } from '../../ground/page/is-browsers.ts';

/** Returns what makes an `<a>` the link to a page of a record, from which there is a way back. */
export type RecordLink = (to: `/${string}?${string}`) => Pick<ComponentProps<'a'>, 'href' | 'onClick'>;

/**
 * Links of rows. A list has one or two in each row, and those of the router cost several times as much: each asks for
 * itself where the page is. It is the same function on every page.
 */
export function useRecordLink(): RecordLink {
  const { basename, navigator } = use(NavigationContext);
  const navigate = useNavigate();
  return useCallback(
    (to) => {
      const [pathname, search] = to.split('?') as [string, string];
      return {
        href: navigator.createHref({
          pathname: basename.replace(/\/$/, '') + pathname,
          search: `?${search}`,
          hash: '',
        }),
        onClick: (event) => {
          if (isBrowsers(event)) return;
          event.preventDefault();
          void navigate(to, { state: COMES_BACK });
        },
      };
    },
    [basename, navigator, navigate],
  );
}
