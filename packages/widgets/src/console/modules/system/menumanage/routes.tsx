import { lazyPage } from '../../../ground/route/lazy-page.tsx';

import { defineRoutes } from '../../../ground/route/module-routes.ts';

const MenuPage = lazyPage(() => import('./menu-page.tsx').then((m) => m.MenuPage));

export default defineRoutes({ pages: [{ path: '/menumanage', element: <MenuPage /> }] });
