import { Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { Link, Navigate, NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { useConsole, useSession, useText } from '../../../ground/context/console-context.tsx';
import { useResume } from '../../../ground/page/use-resume.ts';
import { isIn } from '../../../ground/session/session.ts';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import { EntryLayout } from '../../../generic/entry/entry-layout.tsx';
import { HostSession } from './host-session.tsx';
import { LoginWays, type LoginWay } from './login-ways.tsx';
import { OpenIdButton } from './openid-button.tsx';
import { PasswordForm } from './password-form.tsx';

/** Loaded late: it needs antd's form. */
const CodeForm = lazyPart(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));

/** Page to log in with a password or with a code received by SMS (console specification, section 1). */
export function LoginPage() {
  const text = useText();
  const { standalone } = useConsole();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [way, setWay] = useState<LoginWay>('password');
  const redirect = params.get('redirect');
  const search = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
  const enter = async () => navigate(`/redirect${search}`, { replace: true });
  // The address itself was opened, for example from a bookmark: a logged-in user is led on. A user who was redirected
  // here has to log in again.
  const opened = useNavigationType() === NavigationType.Pop && standalone;
  const state = useSession();
  const [began] = useState(isIn(state));
  const kept = useResume(opened && !began);
  if (kept === 'asking') return <PageLoading />;
  if (opened && (began || kept === 'found' || state.offline)) return <Navigate to={`/redirect${search}`} replace />;

  return (
    <EntryLayout title={way === 'password' ? text.loginTitle : text.loginCodeTitle}>
      <HostSession onDone={enter} />
      <LoginWays value={way} onChange={setWay} />
      {way === 'password' ? (
        <PasswordForm onDone={enter} />
      ) : (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
          <CodeForm onDone={enter} />
        </Suspense>
      )}
      <OpenIdButton redirect={redirect} />
      <nav className="gd-console-login-links" aria-label={text.loginMore}>
        <Link to={`/resetpassword${search}`}>{text.passwordForgotten}</Link>
        <Link to={`/register${search}`}>{text.register}</Link>
        <Link to="/join">{text.joinByCode}</Link>
      </nav>
    </EntryLayout>
  );
}
