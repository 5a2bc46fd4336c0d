import { sitePaths, type SitePage as PageName } from '@gongdi/domain';
import type { ReactNode } from 'react';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';
import type { Site } from './site-frame.tsx';

const SitePage = lazyPage(() => import('./site-page.tsx').then((m) => m.SitePage));
const SubmitPage = lazyPage(() => import('./submit-page.tsx').then((m) => m.SubmitPage));
const QueryPage = lazyPage(() => import('./query-page.tsx').then((m) => m.QueryPage));

const PAGES: Readonly<Record<PageName | '', (site: Site) => ReactNode>> = {
  '': (site) => <SitePage key={site.name} site={site} />,
  apply: (site) => <SubmitPage key={`${site.name}-apply`} site={site} what="application" />,
  person: (site) => <SubmitPage key={`${site.name}-person`} site={site} what="person" />,
  query: (site) => <QueryPage key={`${site.name}-query`} site={site} />,
};

/** The public pages of the sites for applicants (console specification, section 2.1). */
export default defineRoutes({
  open: sitePaths().map(({ site, page, path }) => ({ path, element: PAGES[page ?? ''](site) })),
});
