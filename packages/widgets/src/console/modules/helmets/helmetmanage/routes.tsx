import { ListPage } from '../../../generic/resource/pages.tsx';
import { named } from '../../../ground/route/handles.ts';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

export default defineRoutes({
  of: 'helmetmanage',
  // Console specification, section 2.2: who wore a helmet from when to when.
  below: [
    {
      path: 'active',
      handle: named('绑定记录', 'Bindings'),
      element: <ListPage key="helmet-active" resource="helmetbinding" />,
    },
  ],
});
