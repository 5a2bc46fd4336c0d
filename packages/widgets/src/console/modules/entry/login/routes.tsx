import { lazyPage } from '../../../ground/route/lazy-page.tsx';
import { defineRoutes } from '../../../ground/route/module-routes.ts';
import { LoginPage } from './login-page.tsx';

const ResetPasswordPage = lazyPage(() => import('./reset-password-page.tsx').then((m) => m.ResetPasswordPage));

export default defineRoutes({
  open: [
    { path: '/login', element: <LoginPage /> },
    { path: '/resetpassword', element: <ResetPasswordPage /> },
  ],
});
