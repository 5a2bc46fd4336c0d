import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';
import { ResultPage } from './result-page.tsx';

const ScorePage = lazyPage(() => import('./score-page.tsx').then((m) => m.ScorePage));

// Console specification, section 2.2: appraiseresult has the pages edit/:targetType and detail/:targetType.
export default defineRoutes({
  of: 'evaluation',
  below: [
    { path: 'edit/:targetType', element: <ScorePage /> },
    { path: 'detail/:targetType', element: <ResultPage /> },
  ],
});
