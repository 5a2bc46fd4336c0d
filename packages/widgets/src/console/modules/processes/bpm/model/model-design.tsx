import { calls, type ModelFinding } from '@gongdi/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Navigate, useHref, useNavigate, useSearchParams } from 'react-router';
import { useConsole, useText } from '../../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../../ground/page/leave-guard.tsx';
import { useWayBack } from '../../../../ground/page/way-back.ts';
import { PageLoading } from '../../../../ground/status/page-loading.tsx';
import { FailurePanel } from '../../../../ground/status/failure-panel.tsx';
import { useDeployedVersions } from './deployed-versions.ts';
import { SchemaFindings } from './schema-findings.tsx';
import { useUserPicker } from './user-picker.ts';
import { WidgetSlot } from '../../../../generic/widget-slot.tsx';

const loadDesigner = () => import('../../../../../process-designer/index.ts');

/**
 * The server's own engine needs no `time-to-live`. If the server uses another engine, that engine's check reports it at
 * deployment.
 */
const ENGINE_RULES = { 'time-to-live': 'info' } as const;

/** Detail of the designer's save event (settled point 18). */
interface SaveDetail {
  xml: string;
  name: string;
  key: string;
  respondWith(answer: Promise<unknown>): void;
}

/** Page of the process designer for a stored model. */
export function ModelDesignPage() {
  const { client, config, standalone } = useConsole();
  const text = useText();
  const navigate = useNavigate();
  const managerBase = useHref('/').replace(/\/$/, '');
  const leave = useWayBack('/bpm/manager/model');
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const designer = useRef<Record<string, () => unknown>>(null);
  const hold = useCallback((api: Record<string, () => unknown> | null) => {
    designer.current = api;
  }, []);
  const version = useRef<number | undefined>(undefined);
  const [findings, setFindings] = useState<readonly ModelFinding[]>([]);
  useLeaveGuard(() => designer.current?.['isDirty']?.() === true);
  const model = useQuery({
    queryKey: ['model', id],
    queryFn: async ({ signal }) => {
      const found = await client.call(calls.workflow.modelGet, { query: { id } }, { signal, quiet: true });
      version.current = found.version;
      setFindings(found.findings);
      return found;
    },
    enabled: id !== '',
    staleTime: Infinity,
    gcTime: 0,
  });

  const save = useCallback(
    async ({ xml, name }: SaveDetail) => {
      const stored = await client.call(
        calls.workflow.modelUpdate,
        { body: { id, version: version.current, bpmn_xml: xml, ...(name ? { name } : {}) } },
        { quiet: true },
      );
      version.current = stored.version;
      setFindings(stored.findings);
      await queries.invalidateQueries({ queryKey: ['models'] });
    },
    [client, id, queries],
  );
  const onEvent = useCallback(
    (type: string, detail: unknown) => {
      if (type === 'gd-save') (detail as SaveDetail).respondWith(save(detail as SaveDetail));
      // An embedded console has no addresses that can be opened in a tab, so it navigates itself.
      if (type !== 'gd-navigate' || standalone || config.managerBase !== undefined) return true;
      void navigate((detail as { path: string }).path);
      return false;
    },
    [save, navigate, standalone, config.managerBase],
  );
  const resolveUsers = useUserPicker();
  const versions = useDeployedVersions(model.data?.key);
  const props = useMemo(
    () =>
      model.data && {
        value: model.data.bpmn_xml,
        processId: model.data.key,
        processName: model.data.name,
        prefix: model.data.flavour,
        draftKey: model.data.id,
        assignmentRules: true,
        rules: ENGINE_RULES,
        resolveUsers,
        versions,
      },
    [model.data, resolveUsers, versions],
  );
  if (!id) return <Navigate to="/404" replace />;
  if (model.error && !model.data) return <FailurePanel error={model.error} retry={() => void model.refetch()} />;
  if (!props) return <PageLoading />;
  return (
    <div className="gd-console-designer-page">
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{model.data?.name}</h2>
          <Button className="gd-data-end" onClick={leave}>
            {text.back}
          </Button>
        </div>
        <SchemaFindings findings={findings} />
        <WidgetSlot load={loadDesigner} props={props} managerBase={managerBase} onEvent={onEvent} onApi={hold} />
      </section>
    </div>
  );
}
