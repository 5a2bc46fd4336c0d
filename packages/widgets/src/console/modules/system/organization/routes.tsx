import { organization } from '@gongdi/domain';
import { KEPT } from '../../../ground/handles.ts';
import { lazyPage } from '../../../ground/lazy-page.tsx';
import { defineRoutes } from '../../../ground/module-routes.ts';
import { ListPage } from '../../../pages/resource/pages.tsx';

const OrganizationPage = lazyPage(() =>
  import('../../../pages/organization/organization-page.tsx').then((m) => m.OrganizationPage),
);

export default defineRoutes({
  of: organization.name,
  list: <OrganizationPage />,
  below: [{ path: 'table', handle: KEPT, element: <ListPage key={organization.name} resource={organization} /> }],
});
