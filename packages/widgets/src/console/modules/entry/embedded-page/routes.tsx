import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const FramePage = lazyPage(() => import('./frame-page.tsx').then((m) => m.FramePage));

export default defineRoutes({
  open: [
    { path: '/iframe', element: <FramePage key="inside" outside={false} /> },
    { path: '/openIframe', element: <FramePage key="outside" outside /> },
  ],
});
