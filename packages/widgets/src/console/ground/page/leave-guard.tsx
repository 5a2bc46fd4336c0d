import { App } from 'antd';
import { createContext, use, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useBlocker, type Location } from 'react-router';
import { useWidget } from '../../../kit/provider/index.ts';
import { useConsole, useText } from '../context/console-context.tsx';
import { isIn } from '../session/session.ts';
import { withoutLayout } from '../context/layout-mode.ts';

interface GuardOptions {
  /** True on a page for people without an account: the check also counts while no user is logged in. */
  open?: boolean;
  /** The input is kept as a draft, and the question says so. */
  kept?: boolean;
}

interface LeaveGuard {
  add(isDirty: () => boolean, how: GuardOptions): () => void;
  /** Calls `then` at once, or after the user has agreed to lose unsaved input. */
  ask(then: () => void): void;
  /** Whether something is not saved. */
  dirty(): boolean;
}

const Guard = createContext<LeaveGuard>({ add: () => () => {}, ask: (then) => then(), dirty: () => false });

/** Addresses that only redirect: the host page gets no event for them. */
const WAYPOINTS: ReadonlySet<string> = new Set(['/', '/jump', '/redirect']);
/** Addresses that a missing session or an unknown path leads to: the host page gets the event, but cannot cancel it. */
const FORCED: ReadonlySet<string> = new Set(['/login', '/404']);

const pathOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + withoutLayout(search);

/**
 * Runs before a page is left. It asks the user when input is not saved, also when the tab closes. It notifies the host
 * page by the cancelable event `gd-navigate { path }`.
 */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const { modal } = App.useApp();
  const { emit, host } = useWidget();
  const { session, pages, unsaved } = useConsole();
  const text = useText();
  const checks = useRef(new Map<() => boolean, GuardOptions>());
  const asks = useRef(false);
  // Without a session only forms that need none can be saved. Asking about the other forms would only delay the login
  // page.
  const dirty = useCallback(() => {
    const inside = isIn(session.snapshot());
    return [...checks.current].some(([check, { open }]) => (open || inside) && check());
  }, [session]);
  /** Whether everything that is not saved is kept as a draft. */
  const drafted = useCallback(() => [...checks.current].every(([check, { kept }]) => kept || !check()), []);
  const allowed = useCallback(
    (next: Location) =>
      WAYPOINTS.has(next.pathname) ||
      emit('gd-navigate', { path: pathOf(next) }, { cancelable: !FORCED.has(next.pathname) }),
    [emit],
  );
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    asks.current = from.pathname !== to.pathname && dirty();
    return asks.current || (pathOf(from) !== pathOf(to) && !allowed(to));
  });
  const question = useCallback(
    () => ({
      title: text.leaveTitle,
      content: drafted() ? text.leaveKept : text.leaveText,
      okText: text.leave,
      okButtonProps: { danger: true },
      cancelText: text.stay,
    }),
    [text, drafted],
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const stay = () => {
      pages.stay();
      blocker.reset();
    };
    if (!asks.current) return stay();
    const { location: next } = blocker;
    const asked = modal.confirm({
      ...question(),
      onOk: () => (allowed(next) ? blocker.proceed() : stay()),
      onCancel: stay,
    });
    return () => asked.destroy();
  }, [blocker, modal, question, allowed, pages]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      // A console that was taken out of the page asks nobody.
      if (host.isConnected && dirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    unsaved.watch(dirty);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty, host, unsaved]);
  const guard = useMemo<LeaveGuard>(
    () => ({
      add(check, how) {
        checks.current.set(check, how);
        return () => void checks.current.delete(check);
      },
      ask(then) {
        if (dirty()) void modal.confirm({ ...question(), onOk: then });
        else then();
      },
      dirty,
    }),
    [dirty, modal, question],
  );
  return <Guard value={guard}>{children}</Guard>;
}

/**
 * While the component is mounted, asks the user before leaving if `isDirty` returns true.
 */
export function useLeaveGuard(isDirty: () => boolean, { open = false, kept = false }: GuardOptions = {}): void {
  const guard = use(Guard);
  const check = useRef(isDirty);
  useEffect(() => {
    check.current = isDirty;
  });
  useEffect(() => guard.add(() => check.current(), { open, kept }), [guard, open, kept]);
}

/** Returns `ask(then)`, for actions that reset a page without leaving it. */
export function useAskFirst(): (then: () => void) => void {
  return use(Guard).ask;
}

/** Returns a function that says whether something on the page is not saved. */
export function useUnsaved(): () => boolean {
  return use(Guard).dirty;
}
