import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const CoverPage = lazyPage(() => import('./cover-page.tsx').then((m) => m.CoverPage));

export default defineRoutes({ of: 'safetyinsurance', below: [{ path: 'cover', element: <CoverPage /> }] });
