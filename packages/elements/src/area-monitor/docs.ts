import { AUTH_REQUIRED, type ElementDocs } from '../define/docs.ts';
import type { areaMonitor } from './declaration.ts';

export const areaMonitorDocs: ElementDocs<typeof areaMonitor> = {
  zh: '区域监测：图纸上的实时数据、报警级别、报警、趋势与回放',
  en: 'Area monitor: live values and levels on a drawing, alarms, trends, replay',
  props: ['MonitorProps', '@gongdi/widgets/area-monitor'],
  properties: {
    area: {
      type: '{ name?: string; width?: number; height?: number; url?: string }',
      zh: '区域图纸：名称、像素大小、图片地址',
      en: 'The drawing: name, size in pixels, address of the picture',
    },
    points: {
      type: 'readonly { device_id: string; device_type: number; name?: string; device_name?: string; device_number?: string; x: number; y: number }[]',
      zh: '点位及其设备；x、y 为图纸宽高的比例（0–1）',
      en: 'Points with their devices; x and y are fractions of the drawing (0–1)',
    },
    values: {
      type: 'readonly { device_id: string; online?: 0 | 1; level?: 0 | 1 | 2 | 3; at?: string | null; values: Record<string, number>; levels?: Record<string, 0 | 1 | 2 | 3> }[]',
      zh: '最新数据；级别 0 正常、1 预警、2 报警、3 控制。频繁更新请用 push()',
      en: 'The last values; levels 0 normal, 1 warning, 2 alarm, 3 control. For frequent ones use push()',
    },
    source: {
      type: '{ load?(signal: AbortSignal): Promise<object>; follow?(follower: object): () => void; trend?(ask: object, signal: AbortSignal): Promise<readonly object[]>; limits?(device_id: string, signal: AbortSignal): Promise<readonly object[]>; alarms?(signal: AbortSignal, since?: number): Promise<readonly object[]>; acknowledge?(alarm: object): Promise<unknown>; clear?(alarm: object, handling: string): Promise<unknown>; alarmHistory?(alarm: object, signal: AbortSignal): Promise<readonly object[]>; exportValues?(): Promise<{ blob: Blob; name: string }>; picture?(url: string, signal: AbortSignal): Promise<Blob> }',
      zh: '由宿主提供的数据（MonitorSource）：趋势、限值、报警等；没有给出的功能不显示',
      en: 'Data of the host’s own (MonitorSource): trends, limits, alarms and so on; what is left out is not offered',
    },
    connection: {
      type: "{ kind: 'gongdi' }",
      zh: '通过 Gongdi 服务读取并接收实时数据；没有则不发任何请求',
      en: 'Reads and follows through the Gongdi server; without it no request is made',
    },
    areaId: { zh: '用 connection 读取的区域编号', en: 'Area that the connection reads' },
    wall: { zh: '大屏：字号放大，先显示报警', en: 'For a screen on a wall: larger, alarms first' },
  },
  methods: {
    push: {
      parameters: 'readings: readonly object[]',
      zh: '推送新数据（与 values 同形），下一帧重画变化的点位',
      en: 'Lays new values (shaped like values) over the present ones; the next frame repaints what has changed',
    },
    select: { parameters: 'devices: readonly string[]', zh: '选中设备所在的点位', en: 'Chooses the points of devices' },
    chart: {
      parameters: 'devices: readonly string[], quantity?: string',
      zh: '打开设备的趋势图',
      en: 'Shows the trend of devices',
    },
    reload: { zh: '重新读取区域；视图与选中不变', en: 'Reads the area again; view and choice stay' },
  },
  events: {
    'gd-select': { detail: '{ devices: string[] }', zh: '选中的点位改变', en: 'Other points are chosen' },
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
    'gd-error': {
      detail: '{ code: string; message: string; where: string }',
      zh: '区域加载失败',
      en: 'The area could not be loaded',
    },
    'gd-auth-required': AUTH_REQUIRED,
  },
  parts: {
    toolbar: { zh: '工具栏', en: 'The toolbar' },
    stage: { zh: '图纸', en: 'The drawing' },
    table: { zh: '点位数据表', en: 'The table of points' },
    alarms: { zh: '报警列表', en: 'The alarms' },
    trend: { zh: '趋势', en: 'The trend' },
    replay: { zh: '回放条', en: 'The replay bar' },
  },
};
