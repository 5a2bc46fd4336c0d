import { lazyPage } from '../../../ground/lazy-page.tsx';
import { defineRoutes } from '../../../ground/module-routes.ts';

const PublicDataPage = lazyPage(() =>
  import('../../../pages/public-data/public-data-page.tsx').then((m) => m.PublicDataPage),
);

export default defineRoutes({ open: [{ path: '/publicdata', element: <PublicDataPage /> }] });
