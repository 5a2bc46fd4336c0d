import { AUTH_REQUIRED, type ElementDocs } from '../define/docs.ts';
import type { fenceEditor } from './declaration.ts';

export const fenceEditorDocs: ElementDocs<typeof fenceEditor> = {
  zh: '电子围栏：查看、绘制、编辑与保存项目的区域',
  en: 'Electronic fence: show, draw, edit and save the areas of a project',
  props: ['FenceProps', '@gongdi/widgets/fence-editor'],
  properties: {
    value: {
      type: 'unknown',
      zh: '围栏数据：多边形列表，每个点为 [经度, 纬度, 0, 0, 时间戳]，或其 JSON 文本',
      en: 'The fence: a list of polygons of [longitude, latitude, 0, 0, timestamp], or its JSON text',
    },
    system: {
      type: "'GCJ-02' | 'WGS-84' | 'CGCS2000' | 'BD-09'",
      zh: '点所用的坐标系，默认 GCJ-02；点原样保存，只在显示和测量时换算',
      en: 'System of the points, GCJ-02 by default; points are stored as they are, converted for display and measuring only',
    },
    fenceCode: { zh: '围栏编码；没有则保存时生成', en: 'Code of the fence; without one it is made on saving' },
    addressId: { zh: '项目地址的编号（project_address.id）', en: 'Id of the project address (project_address.id)' },
    readOnly: { zh: '只读，不显示编辑按钮', en: 'Shown only, without the edit button' },
    others: {
      type: 'readonly { name?: string; system?: string; data: unknown }[]',
      zh: '其他围栏：显示、吸附并检查重叠',
      en: 'Other fences: shown, snapped to, checked for overlaps',
    },
    center: {
      type: 'readonly [longitude: number, latitude: number]',
      zh: '没有围栏时地图的中心',
      en: 'Middle of the map while there is no fence',
    },
    loadFence: {
      type: '(signal: AbortSignal) => Promise<{ data: unknown; fence_code?: string | null; address_id?: string | null; system?: string; holes?: object[] | null; center?: readonly [number, number] | null; others?: readonly object[] }>',
      zh: '由宿主加载围栏；失败后重试 3 次，间隔 1.5 秒。优先于 value',
      en: 'Loads the fence; tried three times more, 1.5 s apart. Wins over value',
    },
    loadVersions: {
      type: '(signal: AbortSignal) => Promise<readonly { id: string; saved_at: string; saved_by?: string | null; areas?: number }[]>',
      zh: '由宿主给出历史版本',
      en: 'Gives the earlier versions',
    },
    loadVersion: {
      type: '(id: string, signal: AbortSignal) => Promise<{ data: unknown; system?: string; holes?: object[] | null }>',
      zh: '由宿主给出某个历史版本的内容，恢复时作为一步，可撤销',
      en: 'Gives what a version held; restoring is a step that can be undone',
    },
    connection: {
      type: "{ kind: 'gongdi' }",
      zh: '通过 Gongdi 服务读取和保存；没有则不发任何请求',
      en: 'Reads and saves through the Gongdi server; without it no request is made',
    },
    projectId: { zh: '用 connection 读写的项目编号', en: 'Project that the connection reads and writes' },
  },
  methods: {
    edit: { zh: '进入编辑（没有区域时为新建）', en: 'Starts editing (new when there is no area)' },
    cancel: { zh: '放弃修改，恢复原状', en: 'Discards changes; everything is as it came' },
    save: { returns: 'unknown', zh: '与点击保存相同', en: 'As a click on save' },
    undo: { zh: '撤销', en: 'Undoes a step' },
    redo: { zh: '重做', en: 'Redoes a step' },
    getValue: {
      returns: 'unknown',
      zh: '当前围栏，形式与 value 相同；未编辑时即原值',
      en: 'The present fence in the form of value; unedited, the very same value',
    },
    fit: { zh: '显示全部区域', en: 'Shows all areas' },
    isDirty: { returns: 'boolean', zh: '有无未保存的改动', en: 'Whether there are unsaved changes' },
    savePNG: { returns: 'Blob', zh: '地图与围栏的 PNG 图片', en: 'The map with the fence as a PNG' },
  },
  events: {
    'gd-select': {
      detail: '{ area: number | null }',
      zh: '选中的区域改变（从 1 数起）',
      en: 'Another area is selected (counted from 1)',
    },
    'gd-change': {
      detail: '{ value(): unknown }',
      zh: '围栏有改动；最迟 0.3 秒',
      en: 'The fence has changed; at most 0.3 s late',
    },
    'gd-before-save': {
      detail:
        '{ address: { id: string | null; fence_code: string }; enclosure: { fence_code: string; listString: string }; system: string; holes: object[]; polygons: object[] }',
      cancelable: true,
      zh: '保存之前；可取消',
      en: 'Before saving; cancelable',
    },
    'gd-save': {
      detail:
        '{ address: { id: string | null; fence_code: string }; enclosure: { fence_code: string; listString: string }; system: string; holes: object[]; polygons: object[]; respondWith(result: Promise<unknown>): void }',
      cancelable: true,
      zh: '请宿主保存（两项一起）；respondWith 告知结果，任一失败即视为都未保存',
      en: 'Asks the host to save both parts; respondWith tells the outcome, and when either fails nothing counts as saved',
    },
    'gd-error': {
      detail: '{ code: string; message: string; where: string }',
      zh: '加载、保存、导入、导出、定位或搜索失败',
      en: 'Loading, saving, import, export, locating or searching failed',
    },
    'gd-auth-required': AUTH_REQUIRED,
  },
  parts: {
    toolbar: { zh: '工具栏', en: 'The toolbar' },
    map: { zh: '地图', en: 'The map' },
    panel: { zh: '区域与坐标', en: 'Areas and coordinates' },
  },
};
