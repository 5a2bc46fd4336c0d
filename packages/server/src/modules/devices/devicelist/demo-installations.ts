import { civilDay, DEFAULT_TIME_ZONE, deviceinstall, type InputOf } from '@gongdi/domain';
import { DEMO_NOW, demoAccess, demoId } from '../../../demo/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';
import { DEMO_DEVICES, deviceId, type DemoDevice } from './demo-devices.ts';

const DAY = 86_400_000;
const BY = { install_company: '华东建机安装有限公司', install_person: '李机修' };
/** A crane that was installed at another place before. */
const MOVED = 'KC-03-02';

interface Event {
  device: DemoDevice;
  /** Days before the demo's moment. */
  ago: number;
  record: Omit<InputOf<typeof deviceinstall>, 'device_id'>;
}

/** Every device was installed forty days ago. One of them had been removed from another place the week before. */
export async function insertInstallations(trx: Db): Promise<void> {
  const moved = DEMO_DEVICES.find(({ device_number }) => device_number === MOVED)!;
  const earlier = { ...BY, install_place: '1 号楼西侧', installed_at: dayBefore(160) };
  const events: Event[] = [
    { device: moved, ago: 160, record: { ...earlier, install_status: 2 } },
    {
      device: moved,
      ago: 47,
      record: {
        ...earlier,
        install_status: 3,
        uninstalled_at: dayBefore(47),
        uninstall_company: BY.install_company,
        uninstall_reason: '主体结构施工完成，移机',
      },
    },
    ...DEMO_DEVICES.map((device) => ({
      device,
      ago: 40,
      record: { ...BY, install_status: 2, install_place: device.install_place, installed_at: dayBefore(40) },
    })),
  ];
  for (const [index, { device, ago, record }] of events.entries()) {
    await resourceRepository(trx, deviceinstall).addAhead(demoAccess('contractor', device.organisation, ago), {
      id: demoId('installation', index + 1),
      device_id: deviceId(device),
      project_id: demoId('project', device.project + 1),
      ...record,
    });
  }
}

const dayBefore = (days: number): string => civilDay(DEMO_NOW - days * DAY, DEFAULT_TIME_ZONE);
