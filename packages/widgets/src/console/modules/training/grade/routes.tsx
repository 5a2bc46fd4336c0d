import { ListPage } from '../../../generic/resource/pages.tsx';
import { named } from '../../../ground/route/handles.ts';
import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const ExamPage = lazyPage(() => import('./sit/exam-page.tsx').then((m) => m.ExamPage));

const CertificatePage = lazyPage(() => import('./result/certificate-page.tsx').then((m) => m.CertificatePage));

const CertificateCheckPage = lazyPage(() =>
  import('./check/certificate-check-page.tsx').then((m) => m.CertificateCheckPage),
);

// Console specification, section 2.2: `grade` has the pages detaillist and detail.
export default defineRoutes({
  of: 'grade',
  open: [{ path: '/qrcode/certificate', element: <CertificateCheckPage /> }],
  below: [
    {
      path: 'detaillist',
      handle: named('成绩明细', 'Results'),
      element: <ListPage key="grade-detaillist" resource="grade" />,
    },
    { path: 'sit', handle: named('答题', 'Exam'), element: <ExamPage /> },
    { path: 'certificate', handle: named('证书', 'Certificate'), element: <CertificatePage /> },
  ],
});
