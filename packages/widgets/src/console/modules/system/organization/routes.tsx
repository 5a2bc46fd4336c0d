import { KEPT, named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';
import { ListPage } from '../../../generic/resource/pages.tsx';

const OrganizationPage = lazyPage(() => import('./organization-page.tsx').then((m) => m.OrganizationPage));

export default defineRoutes({
  of: 'organization',
  list: <OrganizationPage />,
  below: [
    {
      path: 'table',
      handle: { ...KEPT, ...named('列表', 'List') },
      element: <ListPage key="organization" resource="organization" />,
    },
  ],
});
