import { KNOWN_RESOURCES, loadResource, type AnyResource } from '@gongdi/domain';
import { createElement, use, type ComponentType, type JSX } from 'react';
import { ExtensionContext } from '../../../kit/definition/index.ts';
import { PageLoading } from '../../ground/status/page-loading.tsx';
import { lazyPage } from '../../ground/route/lazy-page.tsx';
import type { AheadOf, DataAhead } from '../../ground/route/page-ahead.ts';
import { CARDS_TO } from './cards/cards-to.ts';
import type { listAhead as ListAhead } from './list-ahead.ts';
import { ScreenContext, ScreenLoadersContext, type ScreenLoaders } from './screen/screen.ts';

/**
 * Returns a page of a resource by the resource's name. The code of the page, the definition and the screen are loaded
 * together when the page is first shown.
 */
function resourcePage<P extends object>(
  load: () => Promise<ComponentType<P & { resource: AnyResource }>>,
  ahead?: (name: string, data: DataAhead) => void,
): Page<P & ByName> {
  const known = new Map<string, Page<P & ByName>>();
  const pageOf = (name: string, screens: ScreenLoaders) => {
    const found = known.get(name);
    if (found) return found;
    const { whole } = KNOWN_RESOURCES.get(name)!;
    const page = lazyPage<P & ByName>(async () => {
      const [Page, resource, screen] = await Promise.all([load(), loadResource(name), screens[whole]?.()]);
      return function LoadedPage(props) {
        const { extend, pending } = use(ExtensionContext);
        if (pending) return <PageLoading />;
        return (
          <ScreenContext value={screen?.default ?? {}}>
            <Page {...(props as P)} resource={extend(resource!)} />
          </ScreenContext>
        );
      };
    });
    known.set(name, page);
    return page;
  };
  function ResourcePage(props: P & ByName) {
    return createElement(pageOf(props.resource, use(ScreenLoadersContext)), props);
  }
  return Object.assign(ResourcePage, {
    ahead(props: P & ByName, { screens, data }: Parameters<AheadOf<P>['ahead']>[1]) {
      pageOf(props.resource, screens as ScreenLoaders).ahead(props, { screens });
      if (data) ahead?.(props.resource, data);
    },
  });
}

type Page<P> = ((props: P) => JSX.Element) & AheadOf<P>;

interface ByName {
  resource: string;
}

/** What a list needs in a window that is wide enough for a grid; a failure is reported by the part itself. */
const forTable = (): Promise<unknown> =>
  Promise.allSettled([import('./list-table.tsx'), import('../../../kit/query-form/query-form.tsx')]);

/** The same in a window of a phone. */
const forCards = (): Promise<unknown> =>
  Promise.allSettled([import('./cards/card-list.tsx'), import('./cards/phone-filters.tsx')]);

/** Kept, because importing again, even what is loaded, waits until the page has been drawn. */
let listAhead: typeof ListAhead | undefined;

async function sendAhead(name: string, data: DataAhead): Promise<void> {
  listAhead ??= (await import('./list-ahead.ts')).listAhead;
  await listAhead(name, data);
}

export const ListPage = resourcePage<object>(
  async () => {
    const [{ ListPage: Page }] = await Promise.all([
      import('./list-page.tsx'),
      window.innerWidth > CARDS_TO ? forTable() : forCards(),
    ]);
    return Page;
  },
  (name, data) => void sendAhead(name, data).catch(() => undefined),
);
export const FormPage = resourcePage<{ mode: 'add' | 'edit' }>(() => import('./form-page.tsx').then((m) => m.FormPage));
export const DetailPage = resourcePage<object>(() => import('./detail-page.tsx').then((m) => m.DetailPage));
export const StepPage = resourcePage<{ page: string }>(() => import('./step-page.tsx').then((m) => m.StepPage));
