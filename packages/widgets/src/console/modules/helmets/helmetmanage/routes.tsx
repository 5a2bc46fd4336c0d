import { ListPage } from '../../../generic/resource/pages.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

export default defineRoutes({
  of: 'helmetmanage',
  // Console specification, section 2.2: who wore a helmet from when to when.
  below: [{ path: 'active', element: <ListPage key="helmet-active" resource="helmetbinding" /> }],
});
