import { Segmented } from 'antd';
import { useState } from 'react';
import { Link, Navigate, NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { useConsole, useSession, useText } from '../../../ground/context/console-context.tsx';
import { useResume } from '../../../ground/page/use-resume.ts';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import { CodeForm } from './code-form.tsx';
import { EntryLayout } from '../../../generic/entry/entry-layout.tsx';
import { HostSession } from './host-session.tsx';
import { PasswordForm } from './password-form.tsx';

/** Log in by password or by a code that comes by SMS (console specification, section 1). */
export function LoginPage() {
  const text = useText();
  const { standalone } = useConsole();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [way, setWay] = useState<'password' | 'code'>('password');
  const redirect = params.get('redirect');
  const search = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
  const enter = async () => navigate(`/redirect${search}`, { replace: true });
  // A bookmark of this page, opened by whoever is logged in. Whoever was led here is asked for another login.
  const opened = useNavigationType() === NavigationType.Pop && standalone;
  const { token } = useSession();
  const [began] = useState(token !== null);
  const kept = useResume(opened && !began);
  if (kept === 'asking') return <PageLoading />;
  if (opened && (began || kept === 'found')) return <Navigate to={`/redirect${search}`} replace />;

  return (
    <EntryLayout title={way === 'password' ? text.loginTitle : text.loginCodeTitle}>
      <HostSession onDone={enter} />
      <Segmented
        block
        className="gd-login-ways"
        aria-label={text.loginWays}
        value={way}
        onChange={setWay}
        options={[
          { value: 'password', label: text.loginTitle },
          { value: 'code', label: text.loginCodeTitle },
        ]}
      />
      {way === 'password' ? <PasswordForm onDone={enter} /> : <CodeForm onDone={enter} />}
      <nav className="gd-login-links" aria-label={text.loginMore}>
        <Link to={`/resetpassword${search}`}>{text.passwordForgotten}</Link>
        <Link to={`/register${search}`}>{text.register}</Link>
      </nav>
    </EntryLayout>
  );
}
