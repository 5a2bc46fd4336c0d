import { withDictionaries } from '../../../../kit/definition/index.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const DictionaryPage = lazyPage(withDictionaries(() => import('./dictionary-page.tsx').then((m) => m.DictionaryPage)));

export default defineRoutes({ pages: [{ path: '/dictionary', element: <DictionaryPage /> }] });
