import { FormPage } from '../../../generic/resource/pages.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

// Console specification, section 2.2: the add form of `paper` is `create`.
export default defineRoutes({
  of: 'paper',
  below: [{ path: 'create', element: <FormPage key="paper-create" resource="paper" mode="add" /> }],
});
