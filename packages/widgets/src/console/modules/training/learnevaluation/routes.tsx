import { DetailPage, FormPage, ListPage } from '../../../generic/resource/pages.tsx';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const LearnerPage = lazyPage(() => import('./learner-page.tsx').then((m) => m.LearnerPage));

// Console specification, section 2.2: the six pages of `learnevaluation`. They are pages of the library, of papers and of
// exams, under the menu entry that only enterprise type 1005 has.
export default defineRoutes({
  pages: [
    {
      path: '/learnevaluation',
      children: [
        { index: true, element: <LearnerPage /> },
        { path: 'editLibrary', element: <FormPage key="learn-edit-library" resource="library" mode="edit" /> },
        { path: 'editPaper', element: <FormPage key="learn-edit-paper" resource="paper" mode="edit" /> },
        { path: 'detailLibrary', element: <DetailPage key="learn-library" resource="library" /> },
        { path: 'detailPaper', element: <DetailPage key="learn-paper" resource="paper" /> },
        { path: 'detailListGrade', element: <ListPage key="learn-grades" resource="grade" /> },
        { path: 'detailGrade', element: <DetailPage key="learn-grade" resource="grade" /> },
      ],
    },
  ],
});
