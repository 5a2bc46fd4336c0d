import { named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const EnterPage = lazyPage(() => import('./enter-page.tsx').then((m) => m.EnterPage));
const RatesPage = lazyPage(() => import('./rates-page.tsx').then((m) => m.RatesPage));

export default defineRoutes({
  of: 'measure',
  below: [
    { path: 'enter', handle: named('录入', 'Enter'), element: <EnterPage /> },
    { path: 'rates', handle: named('合格率', 'Pass rates'), element: <RatesPage /> },
  ],
});
