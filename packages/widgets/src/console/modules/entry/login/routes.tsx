import { lazyPage } from '../../../ground/lazy-page.tsx';
import { defineRoutes } from '../../../ground/module-routes.ts';
import { LoginPage } from '../../../pages/login/login-page.tsx';

const RegisterPage = lazyPage(() =>
  import('../../../pages/registration/register-page.tsx').then((m) => m.RegisterPage),
);
const ResetPasswordPage = lazyPage(() =>
  import('../../../pages/login/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
);

export default defineRoutes({
  open: [
    { path: '/login', element: <LoginPage /> },
    { path: '/register', element: <RegisterPage /> },
    { path: '/resetpassword', element: <ResetPasswordPage /> },
  ],
});
