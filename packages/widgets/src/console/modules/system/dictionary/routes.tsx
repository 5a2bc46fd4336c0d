import { lazyPage } from '../../../ground/route/lazy-page.tsx';

import { defineRoutes } from '../../../ground/route/module-routes.ts';

const DictionaryPage = lazyPage(() => import('./dictionary-page.tsx').then((m) => m.DictionaryPage));

export default defineRoutes({ pages: [{ path: '/dictionary', element: <DictionaryPage /> }] });
