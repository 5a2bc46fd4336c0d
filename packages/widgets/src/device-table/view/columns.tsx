import { deviceTypeLabel, dictionaryOf, type Lang } from '@gongdi/domain';
import { Tag } from 'antd';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import { quantitiesOf, titleOf } from '../../device/model/values.ts';
import { useSession } from '../../device/view/use-session.ts';
import type { GridColumn } from '../../kit/grid/data-grid.tsx';
import { QUANTITY } from '../model/sorting.ts';
import type { TableDevice } from '../props.ts';
import type { TableSession } from '../session/table-session.ts';
import { LevelCell, OnlineCell, QuantityCell, TimeCell, ValuesCell } from './live-cells.tsx';

/** Values of a type that have columns from the beginning; the others are in the column settings. */
const QUANTITIES_SHOWN = 6;

/** Room for a title and the sign of its order, px: Chinese letters are twice as wide. */
const headWidth = (title: string): number =>
  Math.max(112, 56 + Array.from(title).reduce((sum, letter) => sum + (letter > '\u2e7f' ? 14 : 8), 0));

/** With the query for names: hosts that give their own devices have no projects. */
const ProjectCell = lazyPart(() => import('./project-cell.tsx'));

interface ColumnsAsk {
  session: TableSession;
  /** The only type on view; absent: there are several. */
  type: number | undefined;
  devices: readonly TableDevice[];
  /** Buttons of a row; absent: there are none. */
  actions?: { width: number; render(device: TableDevice): ReactNode };
}

/** Columns of the table: what is known of a device, and what it tells. */
export function tableColumns({ session, type, devices, actions }: ColumnsAsk): GridColumn<TableDevice>[] {
  const { text, lang } = session;
  const has = (key: 'install' | 'place' | 'project') => devices.some((one) => one[key] != null && one[key] !== '');
  const live: GridColumn<TableDevice>[] =
    type === undefined
      ? [
          {
            key: 'values',
            title: text.live,
            width: 260,
            render: (device) => <ValuesCell session={session} device={device} />,
          },
        ]
      : quantitiesOf(type).map((quantity, index) => ({
          key: `${QUANTITY}${quantity.key}`,
          title: titleOf(quantity, lang),
          width: headWidth(titleOf(quantity, lang)),
          sort: true,
          hidden: index >= QUANTITIES_SHOWN,
          // The unit stands in the head of the column.
          render: (device) => <QuantityCell session={session} device={device} quantity={{ ...quantity, unit: '' }} />,
        }));
  return [
    {
      key: 'name',
      title: text.name,
      width: 170,
      fixed: 'left',
      sort: true,
      render: (device) => <NameButton session={session} device={device} />,
    },
    { key: 'number', title: text.number, width: 140, sort: true, render: ({ number }) => number || '--' },
    ...(type === undefined
      ? [
          {
            key: 'type',
            title: text.type,
            width: 110,
            sort: true,
            render: (device: TableDevice) => deviceTypeLabel(device.type)?.[lang] ?? String(device.type),
          },
        ]
      : []),
    {
      key: 'online',
      title: text.onlineState,
      width: 100,
      sort: true,
      render: (device) => <OnlineCell session={session} device={device} />,
    },
    {
      key: 'level',
      title: text.level,
      width: 100,
      sort: true,
      render: (device) => <LevelCell session={session} device={device} />,
    },
    ...live,
    {
      key: 'at',
      title: text.at,
      width: 170,
      sort: true,
      render: (device) => <TimeCell session={session} device={device} />,
    },
    ...(has('install')
      ? [
          {
            key: 'install',
            title: text.install,
            width: 100,
            sort: true,
            render: ({ install }: TableDevice) => <InstallTag value={install} lang={lang} />,
          },
        ]
      : []),
    ...(has('place')
      ? [{ key: 'place', title: text.place, width: 160, sort: true, render: ({ place }: TableDevice) => place || '--' }]
      : []),
    ...(has('project')
      ? [
          {
            key: 'project',
            title: text.project,
            width: 180,
            render: ({ project }: TableDevice) =>
              project ? (
                <Suspense>
                  <ProjectCell id={project} />
                </Suspense>
              ) : (
                '--'
              ),
          },
        ]
      : []),
    ...(actions
      ? [
          {
            key: 'operation',
            title: text.operation,
            width: actions.width,
            fixed: 'right' as const,
            render: actions.render,
          },
        ]
      : []),
  ];
}

function InstallTag({ value, lang }: { value: number | null | undefined; lang: Lang }) {
  const entry = dictionaryOf('install_status').entries.find((one) => one.value === value);
  return entry ? <Tag color={entry.color_type}>{entry.label[lang]}</Tag> : '--';
}

function NameButton({ session, device }: { session: TableSession; device: TableDevice }) {
  const { open } = useSession(session);
  return (
    <button
      type="button"
      className="gd-table-name"
      title={device.name}
      aria-expanded={open?.id === device.id}
      data-gd-open={device.id}
      onClick={() => session.select(device.id)}
    >
      {device.name}
    </button>
  );
}
