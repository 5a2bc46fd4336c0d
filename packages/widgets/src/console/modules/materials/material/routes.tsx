import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const MaterialCodePage = lazyPage(() => import('./material-code-page.tsx').then((m) => m.MaterialCodePage));

export default defineRoutes({ open: [{ path: '/qrcode/material', element: <MaterialCodePage /> }] });
