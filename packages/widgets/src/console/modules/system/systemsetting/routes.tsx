import { lazyPage } from '../../../ground/route/lazy-page.tsx';

import { defineRoutes } from '../../../ground/route/module-routes.ts';

const SettingsPage = lazyPage(() => import('./settings-page.tsx').then((m) => m.SettingsPage));

export default defineRoutes({ pages: [{ path: '/systemsetting', element: <SettingsPage /> }] });
