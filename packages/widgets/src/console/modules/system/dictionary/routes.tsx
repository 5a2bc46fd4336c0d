import { lazyPage } from '../../../ground/lazy-page.tsx';

import { defineRoutes } from '../../../ground/module-routes.ts';

const DictionaryPage = lazyPage(() => import('../../../dictionary/dictionary-page.tsx').then((m) => m.DictionaryPage));

export default defineRoutes({ pages: [{ path: '/dictionary', element: <DictionaryPage /> }] });
