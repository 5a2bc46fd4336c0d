import { deviceTypeLabel, dictionaryOf, installStatus, type Lang } from '@gongdi/domain';
import { Tag } from 'antd';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import { quantitiesOf, titleOf } from '../../device/model/values.ts';
import { useSession } from '../../device/view/use-session.ts';
import type { GridColumn } from '../../kit/grid/data-grid.tsx';
import { QUANTITY } from '../model/sorting.ts';
import type { TableDevice } from '../host/props.ts';
import type { TableSession } from '../session/table-session.ts';
import { LevelCell, OnlineCell, QuantityCell, TimeCell, ValuesCell } from './live-cells.tsx';

/** Number of a type's quantities that have columns by default; the column settings list the rest. */
const QUANTITIES_SHOWN = 6;

/** Width of a title with its sort sign, px: Chinese letters are twice as wide. */
const headWidth = (title: string): number =>
  Math.max(112, 56 + Array.from(title).reduce((sum, letter) => sum + (letter > '\u2e7f' ? 14 : 8), 0));

/** Loaded late together with the query for project names: hosts that supply their own devices have no projects. */
const ProjectCell = lazyPart(() => import('./project-cell.tsx'));

/** Column with action buttons for each row. */
export interface ActionsColumn {
  width: number;
  render(device: TableDevice): ReactNode;
}

interface ColumnsAsk {
  session: TableSession;
  /** The only device type on view; undefined: there are several. */
  type: number | undefined;
  devices: readonly TableDevice[];
  /** undefined: none. */
  actions: ActionsColumn | undefined;
}

/** Returns the columns of the table: the properties of a device and its live values. */
export function tableColumns({ session, type, devices, actions }: ColumnsAsk): GridColumn<TableDevice>[] {
  const { text, lang } = session;
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
    ...valueColumns(session, type),
    {
      key: 'at',
      title: text.at,
      width: 170,
      sort: true,
      render: (device) => <TimeCell session={session} device={device} />,
    },
    ...propertyColumns(session, devices),
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

/** Live values: one column for each quantity of the only type, or one column for all values of several types. */
function valueColumns(session: TableSession, type: number | undefined): GridColumn<TableDevice>[] {
  const { text, lang } = session;
  return type === undefined
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
        // The column header shows the unit.
        render: (device) => <QuantityCell session={session} device={device} quantity={{ ...quantity, unit: '' }} />,
      }));
}

/** Columns of the properties that at least one device has. */
function propertyColumns({ text, lang }: TableSession, devices: readonly TableDevice[]): GridColumn<TableDevice>[] {
  const has = (key: 'install' | 'place' | 'project') => devices.some((one) => one[key] != null && one[key] !== '');
  return [
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
  ];
}

function InstallTag({ value, lang }: { value: number | null | undefined; lang: Lang }) {
  const entry = dictionaryOf(installStatus.dict_type).entries.find((one) => one.value === value);
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
