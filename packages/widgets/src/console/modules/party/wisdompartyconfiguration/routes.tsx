import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const BranchPage = lazyPage(() => import('./branch-page.tsx').then((m) => m.BranchPage));

export default defineRoutes({ open: [{ path: '/qrcode/party', element: <BranchPage /> }] });
