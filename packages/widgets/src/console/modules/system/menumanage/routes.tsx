import { lazyPage } from '../../../ground/lazy-page.tsx';

import { defineRoutes } from '../../../ground/module-routes.ts';

const MenuPage = lazyPage(() => import('../../../pages/menu/menu-page.tsx').then((m) => m.MenuPage));

export default defineRoutes({ pages: [{ path: '/menumanage', element: <MenuPage /> }] });
