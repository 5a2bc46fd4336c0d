import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { useWidget } from '../../../kit/provider/index.ts';
import { FailurePanel } from './failure-panel.tsx';

/** Shown in place of a page that threw an error: the failure and a retry. */
export function RouteError() {
  const error = useRouteError();
  const { emit } = useWidget();
  const navigate = useNavigate();
  const here = useLocation();
  const where = here.pathname;
  useEffect(() => {
    const message = error instanceof Error ? error.message : String(error);
    emit('gd-error', { code: 'render_failed', message, where });
  }, [error, emit, where]);
  // Navigating to the same address renders the page again.
  return <FailurePanel error={error} retry={() => void navigate(here, { replace: true })} />;
}
