import { CallFailure, calls, type MapConfig, type SitePlan } from '@gongdi/api';
import { ERRORS, fill, permission, projectmanage, type SiteFeature } from '@gongdi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { BUSY } from '../../../../../kit/layout/busy.tsx';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { useWidget } from '../../../../../kit/provider/index.ts';
import { adoptCss, useSurface } from '../../../../../kit/shadow/index.ts';
import { undoKeyOf } from '../../../../../kit/undo-key.ts';
import { adoptMapCss, MapStage } from '../../../../../map/index.ts';
import { useMapConfig } from '../../../../../map/use-map-config.ts';
import { useConsole, usePermissions, useText } from '../../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../../ground/page/leave-guard.tsx';
import { useRecordName } from '../../../../ground/page/use-open-pages.ts';
import { useWayBack } from '../../../../ground/page/way-back.ts';
import { FailurePanel } from '../../../../ground/status/failure-panel.tsx';
import { PageLoading } from '../../../../ground/status/page-loading.tsx';
import { PlanMap } from './plan-map.ts';
import { PlanPanel } from './plan-panel.tsx';
import css from './site-plan.css?inline';
import { useSitePlanText } from './text/index.ts';
import { usePlan } from './use-plan.ts';

/** The plan of a site: roads, gates and buildings, drawn on the map and shown on every map below everything else. */
export function SitePlanPage() {
  const [params] = useSearchParams();
  const projectId = params.get('projectId') ?? '';
  return projectId === '' ? <Navigate to="/404" replace /> : <Read key={projectId} projectId={projectId} />;
}

function Read({ projectId }: { projectId: string }) {
  const { client } = useConsole();
  const queries = useQueryClient();
  const config = useMapConfig(useWidget().config);
  const queryKey = ['site-plan', projectId];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(calls.sitePlan.get, { query: { projectId } }, { signal, quiet: true }),
    // A later answer must not replace what is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [turn, setTurn] = useState(0);
  useRecordName(data?.project_name);
  if (error) return <FailurePanel error={error} retry={() => void refetch()} />;
  if (!data || config === undefined) return <PageLoading />;
  const reload = async (): Promise<void> => {
    await queries.refetchQueries({ queryKey });
    setTurn(turn + 1);
  };
  return <Editor key={`${turn}`} plan={data} config={config} reload={() => void reload()} />;
}

interface EditorProps {
  plan: SitePlan;
  config: MapConfig | null;
  reload: () => void;
}

function Editor({ plan, config, reload }: EditorProps) {
  const context = useWidget();
  const { lang, mode } = useSurface(context);
  const shared = useText();
  const text = useSitePlanText();
  const { dateTime } = useTimes();
  const leave = useWayBack(`/${projectmanage.name}`);
  const editable = usePermissions()(permission(projectmanage.name, 'siteplan'));
  const { state, acts, changed } = usePlan(plan.features);
  const { stored, busy, save } = useSave(plan, state.features, acts.saved, reload);
  useLeaveGuard(() => changed);
  useLayoutEffect(() => {
    adoptMapCss(context.root);
    adoptCss(context.root, css);
  }, [context.root]);
  // One map for the life of the page.
  const [map] = useState(() => new PlanMap({ config: config ?? undefined, lang, at: plan.at, editable }));
  useEffect(() => () => map.destroy(), [map]);
  useEffect(() => map.fit(plan.features), [map, plan.features]);
  useEffect(() => {
    map.listen({
      click: (at, on) => (state.drawing ? acts.addPoint(at) : acts.choose(on)),
      finish: acts.finish,
      move: (index, to) => acts.movePoint(index, to),
      insert: (index, at) => acts.insertPoint(index, at),
      remove: (index) => acts.removePoint(index),
      label: (point) => (point === null ? text.insertPoint : fill(text.removePoint, { number: point })),
    });
    map.show(editable ? state : { ...state, chosen: null });
  }, [map, state, acts, editable, text]);
  useEffect(() => map.repaint(), [map, mode]);

  return (
    <div className="gd-console-designer-page">
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{`${plan.project_name} · ${shared.sitePlan}`}</h2>
          <span className="gd-data-end gd-site-plan-head">
            {stored.updated_at !== null && (
              <small>
                {fill(text.last, { name: stored.updated_by_name ?? '--', at: dateTime(stored.updated_at) })}
              </small>
            )}
            <Button onClick={leave}>{shared.back}</Button>
            {editable && (
              <Button type="primary" disabled={!changed} loading={busy && BUSY} onClick={() => void save()}>
                {text.save}
              </Button>
            )}
          </span>
        </div>
        <div
          className="gd-site-plan"
          onKeyDown={(event) => {
            if (event.target instanceof HTMLInputElement) return;
            const asked = undoKeyOf(event);
            if (asked !== null) {
              event.preventDefault();
              acts[asked]();
            } else if (state.drawing && event.key === 'Enter' && !(event.target instanceof HTMLButtonElement))
              acts.finish();
            else if (state.drawing && event.key === 'Escape') acts.draw(null);
          }}
        >
          <PlanPanel
            state={state}
            acts={acts}
            editable={editable}
            onCenter={() => acts.addPoint(map.center())}
            onWhole={() => map.fit(state.features)}
          />
          <div className="gd-site-plan-map" role="group" aria-label={fill(text.map, { name: plan.project_name })}>
            <MapStage view={map.view} lang={lang} mode={mode} locate />
          </div>
        </div>
      </section>
    </div>
  );
}

/** Stores the plan. Whoever was overtaken may load what is stored now, or go on. */
function useSave(
  plan: SitePlan,
  features: readonly SiteFeature[],
  done: (stored: readonly SiteFeature[]) => void,
  reload: () => void,
) {
  const { client } = useConsole();
  const text = useSitePlanText();
  const { message, modal } = App.useApp();
  const [stored, setStored] = useState(plan);
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const body = { projectId: plan.project_id, version: stored.version, features: features as SitePlan['features'] };
    try {
      setStored(await client.call(calls.sitePlan.save, { body }, { quiet: true }));
      done(features);
      void message.success(text.saved);
    } catch (error) {
      if (error instanceof CallFailure && error.code === ERRORS.conflict.code)
        void modal.confirm({
          title: text.conflictTitle,
          content: text.conflict,
          okText: text.reload,
          cancelText: text.stay,
          onOk: reload,
        });
      else void message.error(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return { stored, busy, save };
}
