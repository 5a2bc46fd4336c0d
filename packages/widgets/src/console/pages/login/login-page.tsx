import { Segmented } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../context/console-context.tsx';
import { CodeForm } from './code-form.tsx';
import { EntryLayout } from './entry-layout.tsx';
import { PasswordForm } from './password-form.tsx';

/** Log in by password or by a code that comes by SMS (console specification, section 1). */
export function LoginPage() {
  const text = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [way, setWay] = useState<'password' | 'code'>('password');
  const redirect = params.get('redirect');
  const search = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
  const enter = async () => navigate(`/redirect${search}`, { replace: true });

  return (
    <EntryLayout title={way === 'password' ? text.loginTitle : text.loginCodeTitle}>
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
