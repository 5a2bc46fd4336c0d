import { useMemo } from 'react';
import { connectOver } from '../../../../area-monitor/connection.ts';
import { lineOver } from '../../../../device/connection.ts';
import { permittedOnly } from '../../../../device/permitted.ts';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { WidgetSlot } from '../../../generic/widget-slot.tsx';

const loadMonitor = () => import('../../../../area-monitor/index.ts');

/** The live monitor of an area over the console's own session; what the user may not do is not offered. */
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
