import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';

const RegisterPage = lazyPage(() => import('./register-page.tsx').then((m) => m.RegisterPage));
const RegistrationPage = lazyPage(() => import('./registration-page.tsx').then((m) => m.RegistrationPage));

export default defineRoutes({
  open: [{ path: '/register', element: <RegisterPage /> }],
  pages: [{ path: '/registration', element: <RegistrationPage /> }],
});
