import { AUTH_REQUIRED, type ElementDocs } from '../define/docs.ts';
import type { deviceTable } from './declaration.ts';

export const deviceTableDocs: ElementDocs<typeof deviceTable> = {
  zh: '设备列表：一种或多种设备的实时数据、在线状态与级别，筛选、排序，详情中有趋势、历史、报警与档案',
  en: 'Device table: devices of one or several types with live values, online state and level; filters, sorting, and a panel with trend, history, alarms and the record',
  props: ['DeviceTableProps', '@gongdi/widgets/device-table'],
  properties: {
    devices: {
      type: 'readonly { device_id: string; device_name: string; device_type: number; device_number?: string; install_status?: number | null; install_place?: string | null; stream_url?: string | null }[]',
      zh: '宿主给出的设备；device_type 决定显示哪些监测项，只有一种类型时每个监测项一列',
      en: 'Devices that the host gives; device_type says which values there are, one column each when all are of one type',
    },
    values: {
      type: 'readonly { device_id: string; online?: 0 | 1; level?: 0 | 1 | 2 | 3; at?: string | null; values: Record<string, number>; levels?: Record<string, 0 | 1 | 2 | 3> }[]',
      zh: '最新数据；级别 0 正常、1 预警、2 报警、3 控制。频繁更新请用 push()',
      en: 'The last values; levels 0 normal, 1 warning, 2 alarm, 3 control. For frequent ones use push()',
    },
    source: {
      type: '{ load?(signal: AbortSignal): Promise<object>; follow?(follower: object): () => void; watch?(ids: readonly string[]): void; trend?(ask: object, signal: AbortSignal): Promise<readonly object[]>; limits?(device_id: string, signal: AbortSignal): Promise<readonly object[]>; alarms?(signal: AbortSignal, since?: number): Promise<readonly object[]>; acknowledge?(alarm: object): Promise<unknown>; clear?(alarm: object, handling: string): Promise<unknown>; alarmHistory?(alarm: object, signal: AbortSignal): Promise<readonly object[]> }',
      zh: '由宿主提供的数据（DeviceTableSource）：趋势与历史、限值、报警等；没有给出的功能不显示',
      en: 'Data of the host’s own (DeviceTableSource): trend and history, limits, alarms; what is left out is not offered',
    },
    connection: {
      type: "{ kind: 'gongdi' }",
      zh: '通过 Gongdi 服务读取、接收实时数据，并按权限新增、编辑、删除、安装、拆除与导入；没有则不发任何请求',
      en: 'Reads and follows through the Gongdi server and, as the user may, adds, edits, deletes, installs, removes and imports; without it no request is made',
    },
    types: {
      type: 'readonly number[]',
      zh: '用 connection 读取的设备类型编码；没有则全部类型',
      en: 'Codes of the types that the connection reads; absent: all',
    },
    projectId: { zh: '只读取该项目的设备', en: 'Reads the devices of this project only' },
    areaId: { zh: '只读取该区域的设备', en: 'Reads the devices of this area only' },
    readOnly: { zh: '不提供新增、编辑、删除与导入', en: 'Without adding, changing, deleting and importing' },
    heading: { zh: '列表标题', en: 'Title above the table' },
  },
  methods: {
    push: {
      parameters: 'readings: readonly object[]',
      zh: '推送新数据（与 values 同形），下一帧更新；选中、滚动与已打开的趋势不变',
      en: 'Lays new values (shaped like values) over the present ones with the next frame; what is open, scrolled to and drawn stays',
    },
    select: {
      parameters: 'device: string | null',
      zh: '打开设备详情；null 关闭',
      en: 'Opens the panel of a device; null closes it',
    },
    chart: {
      parameters: 'device: string, quantity?: string',
      zh: '打开设备详情及其趋势图',
      en: 'Opens the panel of a device with its trend',
    },
    reload: { zh: '重新读取设备；选中与已打开的内容不变', en: 'Reads the devices again; what is open stays' },
  },
  events: {
    'gd-select': {
      detail: '{ device_id: string | null }',
      zh: '打开或关闭设备详情',
      en: 'A panel was opened or closed',
    },
    'gd-level': {
      detail: '{ device_id: string; level: 1 | 2 | 3 }',
      zh: '设备级别上升',
      en: 'The level of a device has risen',
    },
    'gd-alarm': {
      detail: "{ id: string; action: 'acknowledge' | 'clear' }",
      zh: '报警已确认或关闭',
      en: 'An alarm was acknowledged or closed',
    },
    'gd-save': {
      detail: '{ action: string; device_id: string | null }',
      zh: '已保存：add、edit、delete、import、install 或 uninstall',
      en: 'Something was stored: add, edit, delete, import, install or uninstall',
    },
    'gd-error': {
      detail: '{ code: string; message: string; where: string }',
      zh: '设备加载失败；元素内已显示原因与办法',
      en: 'The devices could not be loaded; the element shows why and what to do',
    },
    'gd-auth-required': AUTH_REQUIRED,
  },
  parts: {
    filters: { zh: '筛选条件', en: 'The filters' },
    table: { zh: '设备列表', en: 'The table' },
    panel: { zh: '设备详情', en: 'The panel of a device' },
    alarms: { zh: '报警列表', en: 'The alarms' },
    trend: { zh: '趋势', en: 'The trend' },
  },
};
