import { QUERY_PAGE, sitePaths } from '@gongdi/domain';
import type { ReactNode } from 'react';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';
import type { Site } from './site-frame.tsx';

const SitePage = lazyPage(() => import('./site-page.tsx').then((m) => m.SitePage));
const SubmitPage = lazyPage(() => import('./submit-page.tsx').then((m) => m.SubmitPage));
const QueryPage = lazyPage(() => import('./query-page.tsx').then((m) => m.QueryPage));

function elementOf(site: Site, page: string | undefined): ReactNode {
  const key = `${site.name}-${page}`;
  if (page === undefined) return <SitePage key={key} site={site} />;
  return page === QUERY_PAGE ? <QueryPage key={key} site={site} /> : <SubmitPage key={key} site={site} page={page} />;
}

/** The public pages of the sites for applicants (console specification, section 2.1). */
export default defineRoutes({
  open: sitePaths().map(({ site, page, path }) => ({ path, element: elementOf(site, page) })),
});
