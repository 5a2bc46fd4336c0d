import { App } from 'antd';
import { createContext, use, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '../context/console-context.tsx';

interface LeaveGuard {
  add(isDirty: () => boolean): () => void;
}

const Guard = createContext<LeaveGuard>({ add: () => () => {} });

/** Asks before a page with unsaved input is left, inside the console and when the tab closes. */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const { modal } = App.useApp();
  const text = useText();
  const checks = useRef(new Set<() => boolean>());
  const dirty = useCallback(() => [...checks.current].some((check) => check()), []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && dirty(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const asked = modal.confirm({
      title: text.leaveTitle,
      content: text.leaveText,
      okText: text.leave,
      okButtonProps: { danger: true },
      cancelText: text.stay,
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    });
    return () => asked.destroy();
  }, [blocker, modal, text]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (dirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  const guard = useMemo<LeaveGuard>(
    () => ({
      add(check) {
        checks.current.add(check);
        return () => void checks.current.delete(check);
      },
    }),
    [],
  );
  return <Guard value={guard}>{children}</Guard>;
}

/** While mounted, leaving asks first whenever `isDirty` says so. */
export function useLeaveGuard(isDirty: () => boolean): void {
  const guard = use(Guard);
  const check = useRef(isDirty);
  useEffect(() => {
    check.current = isDirty;
  });
  useEffect(() => guard.add(() => check.current()), [guard]);
}
