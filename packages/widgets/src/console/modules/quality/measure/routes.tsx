import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const EnterPage = lazyPage(() => import('./enter-page.tsx').then((m) => m.EnterPage));
const RatesPage = lazyPage(() => import('./rates-page.tsx').then((m) => m.RatesPage));

export default defineRoutes({
  of: 'measure',
  below: [
    { path: 'enter', element: <EnterPage /> },
    { path: 'rates', element: <RatesPage /> },
  ],
});
