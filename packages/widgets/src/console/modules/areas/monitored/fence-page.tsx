import { calls, type AreaFence } from '@gongdi/api';
import { AREA_CHILD_LABELS, permission, type AreaType } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCallback, useMemo, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { FenceSaveRequest, StoredFence } from '../../../../fence-editor/index.ts';
import { useConsole, useLang, usePermissions, useText } from '../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../ground/page/leave-guard.tsx';
import { useWayBack } from '../../../ground/page/way-back.ts';
import { useRecordName } from '../../../ground/page/use-open-pages.ts';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { WidgetSlot } from '../../../generic/widget-slot.tsx';

const loadEditor = () => import('../../../../fence-editor/index.ts');

/** Page of the fence of an area of edge protection or laser warning. */
export function AreaFencePage({ area }: { area: AreaType }) {
  const { client } = useConsole();
  const [params] = useSearchParams();
  const id = params.get('id');
  const fence = useQuery({
    queryKey: ['areas', area.name, 'fence', id],
    queryFn: ({ signal }) => client.call(calls.area.areaFence, { params: { area_id: id! } }, { signal, quiet: true }),
    enabled: id !== null,
    staleTime: 0,
    // A later answer must not replace what the user is drawing.
    refetchOnReconnect: false,
  });
  useRecordName(fence.data?.area_name);
  if (!id) return <Navigate to="/404" replace />;
  if (fence.error && !fence.data) return <FailurePanel error={fence.error} retry={() => void fence.refetch()} />;
  if (!fence.data || !fence.isFetchedAfterMount) return <PageLoading />;
  return <Editor key={id} area={area} fence={fence.data} />;
}

function Editor({ area, fence }: { area: AreaType; fence: AreaFence }) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useText();
  const may = usePermissions();
  const leave = useWayBack(`/${area.path}`);
  const editor = useRef<Record<string, () => unknown>>(null);
  const version = useRef(fence.version);
  const hold = useCallback((api: Record<string, () => unknown> | null) => {
    editor.current = api;
  }, []);
  useLeaveGuard(() => editor.current?.['isDirty']?.() === true);
  const readOnly = !may(permission(area.path, 'areafence'));
  const area_id = fence.area_id;
  const props = useMemo(
    () => ({
      readOnly,
      loadFence: async (signal: AbortSignal): Promise<StoredFence> => {
        const found = await client.call(calls.area.areaFence, { params: { area_id } }, { signal, quiet: true });
        version.current = found.version;
        const { location } = found;
        return {
          data: found.version === 0 ? null : found.listString,
          fence_code: found.fence_code,
          address_id: area_id,
          system: found.system,
          holes: found.holes,
          center: location && [location.longitude, location.latitude],
        };
      },
    }),
    [client, area_id, readOnly],
  );
  const onEvent = useCallback(
    (type: string, detail: unknown) => {
      if (type !== 'gd-save') return;
      const { enclosure, holes, system, respondWith } = detail as FenceSaveRequest;
      const body = { area_id, ...enclosure, holes: [...holes], system, version: version.current };
      const stored = client.call(calls.area.setAreaFence, { body }, { quiet: true }).then((found) => {
        version.current = found.version;
      });
      respondWith(stored);
    },
    [client, area_id],
  );
  return (
    <div className="gd-console-designer-page">
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{`${fence.area_name} · ${AREA_CHILD_LABELS.areafence[lang]}`}</h2>
          <Button className="gd-data-end" onClick={leave}>
            {text.back}
          </Button>
        </div>
        <WidgetSlot load={loadEditor} props={props} onEvent={onEvent} onApi={hold} />
      </section>
    </div>
  );
}
