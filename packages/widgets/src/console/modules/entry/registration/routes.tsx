import { lazyPage } from '../../../ground/lazy-page.tsx';
import { defineRoutes } from '../../../ground/module-routes.ts';

const RegistrationPage = lazyPage(() =>
  import('../../../pages/registration/registration-page.tsx').then((m) => m.RegistrationPage),
);

export default defineRoutes({ pages: [{ path: '/registration', element: <RegistrationPage /> }] });
