import { App } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../ground/context/console-context.tsx';
import { useCloseAfter } from '../../ground/page/use-open-pages.ts';
import { PageLoading } from '../../ground/status/page-loading.tsx';

/**
 * Shown in place of the page of a registration when the right to it is lost. Only an approved registration removes that
 * right, so the user is led into the console.
 */
export function RegistrationPassed() {
  const { message } = App.useApp();
  const text = useText();
  const navigate = useNavigate();
  const closeAfter = useCloseAfter();
  useEffect(() => {
    void message.success(text.registrationPassed);
    closeAfter(() => void navigate('/redirect', { replace: true }));
  }, [closeAfter, message, navigate, text]);
  return <PageLoading />;
}
