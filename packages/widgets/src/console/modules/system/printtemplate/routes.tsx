import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const TemplatesPage = lazyPage(() => import('./templates-page.tsx').then((m) => m.TemplatesPage));

export default defineRoutes({ pages: [{ path: '/printtemplate', element: <TemplatesPage /> }] });
