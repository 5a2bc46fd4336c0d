import { createLive } from '@gongdi/api';
import { devicelist, earlywarn, permission, warningconfig } from '@gongdi/domain';
import { useMemo } from 'react';
import { connectOver } from '../../../area-monitor/connection.ts';
import { rootOf } from '../../../device/connection.ts';
import { useConsole, usePermissions } from '../../context/console-context.tsx';
import { WidgetSlot } from '../widget-slot.tsx';

const loadMonitor = () => import('../../../area-monitor/index.ts');

/** The live monitor of an area over the console's own session; what the user may not do is not offered. */
export function MonitorPanel({ areaId, wall }: { areaId: string; wall: boolean }) {
  const { client, config } = useConsole();
  const may = usePermissions();
  const source = useMemo(() => {
    const made = connectOver(client, areaId, (onState) =>
      createLive({ baseUrl: () => rootOf(config), session: async () => client.session.get(), onState }),
    );
    if (!may(permission(devicelist.name, 'list'))) delete made.trend;
    if (!may(permission(warningconfig.name, 'list'))) delete made.limits;
    if (!may(permission(earlywarn.name, 'list'))) {
      delete made.alarms;
      delete made.alarmHistory;
    }
    if (!may(permission(earlywarn.name, 'acknowledge'))) delete made.acknowledge;
    if (!may(permission(earlywarn.name, 'clear'))) delete made.clear;
    return made;
  }, [client, config, areaId, may]);
  const props = useMemo(() => ({ source, wall }), [source, wall]);
  return <WidgetSlot load={loadMonitor} props={props} />;
}
