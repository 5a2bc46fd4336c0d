import { lazyPage } from '../../../ground/lazy-page.tsx';

import { defineRoutes } from '../../../ground/module-routes.ts';

const SettingsPage = lazyPage(() => import('../../../pages/system/settings-page.tsx').then((m) => m.SettingsPage));

export default defineRoutes({ pages: [{ path: '/systemsetting', element: <SettingsPage /> }] });
