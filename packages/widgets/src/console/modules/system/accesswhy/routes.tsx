import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const WhyPage = lazyPage(() => import('./why-page.tsx').then((m) => m.WhyPage));

export default defineRoutes({ pages: [{ path: '/accesswhy', element: <WhyPage /> }] });
