import { Suspense, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { PlanPoint, StageHandle } from '../../plan/index.ts';
import type { Monitor } from '../session/monitor.ts';
import { Button } from '../../device/controls/button.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { Side } from './side.tsx';
import { StageView } from './stage-view.tsx';
import { Toolbar } from './toolbar.tsx';
import { useSession } from '../../device/view/use-session.ts';

const TrendPanel = lazyPart(() => import('../../device/trend/trend-panel.tsx'));

/** The whole monitor. It renders when the selection changes; new values do not render it. */
export function MonitorView({ monitor, wall = false }: { monitor: Monitor; wall?: boolean }) {
  const state = useSession(monitor);
  const { text } = monitor;
  const stage = useRef<StageHandle>(null);
  const pending = useRef<PlanPoint | null>(null);
  const onStage = useCallback((handle: StageHandle | null) => {
    stage.current = handle;
  }, []);
  const reveal = useCallback((point: PlanPoint) => {
    pending.current = point;
    stage.current?.reveal(point);
  }, []);
  useEffect(() => {
    // After a change of the drawing, `stage` is the stage of the new drawing.
    if (pending.current) stage.current?.reveal(pending.current);
    pending.current = null;
  }, [state.drawing, state.selected]);
  const drawing = state.drawings.find(({ key }) => key === state.drawing);
  if (state.phase === 'empty')
    return (
      <Message title={text.empty}>
        <p>{text.emptyText}</p>
      </Message>
    );
  if (state.phase === 'loading' || (state.phase === 'ready' && !drawing))
    return (
      <Message busy title={text.loading}>
        <span className="gd-device-spinner" aria-hidden />
      </Message>
    );
  if (state.phase === 'failed' || !drawing)
    return (
      <Message title={text.failed} alert>
        <p>{state.message}</p>
        <Button label={text.retry} primary onClick={() => void monitor.reload()}>
          {text.retry}
        </Button>
      </Message>
    );
  return (
    <div className="gd-monitor" data-wall={wall || undefined}>
      <Toolbar monitor={monitor} state={state} />
      {(state.line === 'connecting' || state.line === 'refused') && (
        <p className="gd-device-banner" role="status">
          {state.line === 'refused' ? text.refused : text.reconnecting}
        </p>
      )}
      {state.replay && <ReplayBar monitor={monitor} replay={state.replay} />}
      <div className="gd-monitor-body">
        <div className="gd-monitor-stage" part="stage">
          <StageView key={drawing.key} monitor={monitor} state={state} drawing={drawing} onStage={onStage} />
          {state.notice && <p className="gd-monitor-notice">{state.notice}</p>}
        </div>
        <Side monitor={monitor} state={state} drawing={drawing} wall={wall} onReveal={reveal} />
      </div>
      {state.chart && (
        <Suspense fallback={<p className="gd-device-none">{text.chartLoading}</p>}>
          <TrendPanel session={monitor} chart={state.chart} devices={state.devices} />
        </Suspense>
      )}
      <div className="gd-device-said" aria-live="polite">
        {state.announcement}
      </div>
    </div>
  );
}

interface MessageProps {
  title: string;
  busy?: boolean;
  alert?: boolean;
  children: ReactNode;
}

function Message({ title, busy, alert, children }: MessageProps) {
  return (
    <div className="gd-device-message" role={alert ? 'alert' : busy ? 'status' : undefined} aria-busy={busy}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
