import { useMemo } from 'react';
import { connectOver } from '../../../../area-monitor/host/connection.ts';
import { lineOver } from '../../../../device/host/connection.ts';
import { permittedOnly } from '../../../../device/host/permitted.ts';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { WidgetSlot } from '../../../generic/widget-slot.tsx';

const loadMonitor = () => import('../../../../area-monitor/index.ts');

/** Live monitor of an area that uses the console's own session. Functions without permission are not offered. */
export function MonitorPanel({ areaId, wall }: { areaId: string; wall: boolean }) {
  const { client, config } = useConsole();
  const may = usePermissions();
  const source = useMemo(
    () => permittedOnly(connectOver(client, areaId, lineOver(client, config)), may),
    [client, config, areaId, may],
  );
  const props = useMemo(() => ({ source, wall }), [source, wall]);
  return <WidgetSlot load={loadMonitor} props={props} />;
}
