import { calls } from '@gongdi/api';
import { permission, projectmanage } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCallback, useMemo, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { connectOver } from '../../../../fence-editor/host/connection.ts';
import type { FenceSaveRequest } from '../../../../fence-editor/index.ts';
import { useConsole, usePermissions, useText } from '../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../ground/page/leave-guard.tsx';
import { useWayBack } from '../../../ground/page/way-back.ts';
import { useRecordName } from '../../../ground/page/use-open-pages.ts';
import { WidgetSlot } from '../../../generic/widget-slot.tsx';
import { useMarkStale } from '../../../generic/use-record.ts';

const loadEditor = () => import('../../../../fence-editor/index.ts');

/** The electronic fence of a project (console specification, section 2.6). */
export function FencePage() {
  const [params] = useSearchParams();
  const projectId = params.get('projectId') ?? '';
  return projectId === '' ? <Navigate to="/404" replace /> : <Fence key={projectId} projectId={projectId} />;
}

function Fence({ projectId }: { projectId: string }) {
  const { client } = useConsole();
  const text = useText();
  const may = usePermissions();
  const leave = useWayBack(`/${projectmanage.name}`);
  const markStale = useMarkStale(projectmanage);
  const editor = useRef<Record<string, () => unknown>>(null);
  const hold = useCallback((api: Record<string, () => unknown> | null) => {
    editor.current = api;
  }, []);
  useLeaveGuard(() => editor.current?.['isDirty']?.() === true);
  // Only for the breadcrumb: the editor loads the fence itself and reports a failure.
  const project = useQuery({
    queryKey: ['fence-project', projectId],
    queryFn: ({ signal }) => client.call(calls.fence.get, { query: { projectId } }, { signal, quiet: true }),
    retry: false,
  });
  const name = project.data?.project_name;
  useRecordName(name);
  const connected = useMemo(() => connectOver(client, projectId), [client, projectId]);
  const readOnly = !may(permission(projectmanage.name, 'fence'));
  const props = useMemo(
    () => ({
      readOnly,
      loadFence: connected.load,
      loadVersions: connected.versions,
      loadVersion: connected.version,
    }),
    [connected, readOnly],
  );
  const onEvent = useCallback(
    (type: string, detail: unknown) => {
      if (type !== 'gd-save') return;
      const request = detail as FenceSaveRequest;
      request.respondWith(connected.store(request).then(() => markStale('later')));
    },
    [connected, markStale],
  );
  return (
    <div className="gd-console-designer-page">
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{name ? `${name} · ${text.fence}` : text.fence}</h2>
          <Button className="gd-data-end" onClick={leave}>
            {text.back}
          </Button>
        </div>
        <WidgetSlot load={loadEditor} props={props} onEvent={onEvent} onApi={hold} />
      </section>
    </div>
  );
}
