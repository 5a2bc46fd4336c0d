import { named } from '../../../ground/route/handles.ts';
import { defineRoutes } from '../../../ground/route/module-routes.ts';
import { DetailPage } from '../../../generic/resource/pages.tsx';

export default defineRoutes({
  of: 'devicelist',
  // Console specification, section 2.2: one installation, one removal.
  below: [
    {
      path: 'detailinstall',
      handle: named('安装详情', 'Installation'),
      element: <DetailPage key="detailinstall" resource="deviceinstall" />,
    },
    {
      path: 'detailuninstall',
      handle: named('拆除详情', 'Removal'),
      element: <DetailPage key="detailuninstall" resource="deviceinstall" />,
    },
  ],
});
