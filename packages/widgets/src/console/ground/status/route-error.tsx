import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { useWidget } from '../../../kit/provider/index.ts';
import { FailurePanel } from './failure-panel.tsx';

/** Instead of a page that threw: what went wrong, and the way on. */
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
  // Arriving at the same address again draws the page anew.
  return <FailurePanel error={error} retry={() => void navigate(here, { replace: true })} />;
}
