import { defineRoutes } from '../../../ground/route/module-routes.ts';
import { DetailPage } from '../../../generic/resource/pages.tsx';

export default defineRoutes({
  of: 'devicelist',
  // Console specification, section 2.2: one installation, one removal.
  below: ['detailinstall', 'detailuninstall'].map((path) => ({
    path,
    element: <DetailPage key={path} resource="deviceinstall" />,
  })),
});
