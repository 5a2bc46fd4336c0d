import { wholeName, type AnyResource } from '@gongdi/domain';
import { use, type ComponentType, type JSX } from 'react';
import { lazyPage } from '../../ground/route/lazy-page.tsx';
import { ScreenContext, ScreenLoadersContext, type ScreenLoaders } from './screen.ts';

/** A page of any resource. Its code and the resource's screen come together, when it is first shown. */
function resourcePage<P extends { resource: AnyResource }>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => JSX.Element {
  const known = new Map<string, (props: P) => JSX.Element>();
  const pageOf = (name: string, screens: ScreenLoaders) => {
    const found = known.get(name);
    if (found) return found;
    const page = lazyPage<P>(async () => {
      const [Page, screen] = await Promise.all([load(), screens[name]?.()]);
      return (props) => (
        <ScreenContext value={screen?.default ?? {}}>
          <Page {...props} />
        </ScreenContext>
      );
    });
    known.set(name, page);
    return page;
  };
  return function ResourcePage(props: P) {
    const Page = pageOf(wholeName(props.resource), use(ScreenLoadersContext));
    return <Page {...props} />;
  };
}

export const ListPage = resourcePage(() => import('./list-page.tsx').then((m) => m.ListPage));
export const FormPage = resourcePage(() => import('./form-page.tsx').then((m) => m.FormPage));
export const DetailPage = resourcePage(() => import('./detail-page.tsx').then((m) => m.DetailPage));
export const StepPage = resourcePage(() => import('./step-page.tsx').then((m) => m.StepPage));
