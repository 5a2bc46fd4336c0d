import { lazyPage } from '../../../ground/lazy-page.tsx';
import { defineRoutes } from '../../../ground/module-routes.ts';

const MaterialCodePage = lazyPage(() =>
  import('../../../pages/material-code/material-code-page.tsx').then((m) => m.MaterialCodePage),
);

export default defineRoutes({ open: [{ path: '/qrcode/material', element: <MaterialCodePage /> }] });
