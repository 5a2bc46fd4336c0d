import type { ElementDocs } from '../define/docs.ts';
import type { processDesigner } from './declaration.ts';

const error = '{ code: string; message: string; where: string; line?: number; column?: number; element?: string }';
const resolve =
  '(query: string, signal: AbortSignal) => Promise<readonly { value: string; label: string; hint?: string }[]>';

export const processDesignerDocs: ElementDocs<typeof processDesigner> = {
  zh: '流程设计器：画流程、改属性、导入导出、保存',
  en: 'Process designer: draw, edit properties, import, export, save',
  props: ['DesignerProps', '@gongdi/widgets/process-designer'],
  properties: {
    value: { zh: '要编辑的 BPMN 2.0 文档；没有则新建', en: 'BPMN 2.0 document to edit; without one a new diagram' },
    processId: { zh: '新流程的标识', en: 'Key of a new process' },
    processName: { zh: '新流程的名称', en: 'Name of a new process' },
    prefix: {
      type: "'camunda' | 'flowable' | 'activiti'",
      default: "'camunda'",
      zh: '写哪种引擎的属性',
      en: 'Whose engine attributes are written',
    },
    keyboard: { default: 'true', zh: '快捷键', en: 'Shortcuts' },
    simulation: { default: 'true', zh: '模拟', en: 'Token simulation' },
    events: {
      type: 'readonly string[] | string',
      default: "['element.click']",
      zh: '转发的引擎事件（逗号分隔），如 gd-element-click',
      en: 'Engine events handed on (comma separated), as gd-element-click',
    },
    headerButtonSize: {
      type: "'default' | 'medium' | 'small' | 'mini'",
      default: "'small'",
      zh: '工具栏按钮大小',
      en: 'Size of toolbar buttons',
    },
    headerButtonType: {
      type: "'default' | 'primary' | 'success' | 'warning' | 'danger' | 'info'",
      default: "'primary'",
      zh: '工具栏按钮类型',
      en: 'Type of toolbar buttons',
    },
    noPanel: { zh: '不显示属性面板', en: 'Hides the side panel' },
    resolveUsers: {
      type: resolve,
      zh: '查找用户（输入的文字，或模型中已有的一个值）；没有则手工填写',
      en: 'Finds users (by what is typed, or by one value of the model); without it they are typed',
    },
    resolveGroups: { type: resolve, zh: '查找分组，同上', en: 'Finds groups, likewise' },
    resolveForms: { type: resolve, zh: '查找表单，同上', en: 'Finds forms, likewise' },
    findings: { default: 'true', zh: '编辑时检查模型', en: 'Checks the model while it is edited' },
    preset: {
      type: "'recommended' | 'strict' | 'camunda' | 'flowable' | 'activiti' | 'zeebe'",
      zh: '开始时用的规则集；默认为模型所属引擎的规则集',
      en: "Rules that are on at first; default: those of the model's engine",
    },
    rules: {
      type: "Record<string, 'error' | 'warning' | 'info' | 'off' | 'default'>",
      zh: '单条规则的级别，如 { "user-task-assignee": "off" }',
      en: 'Levels of single rules, such as { "user-task-assignee": "off" }',
    },
    assignmentRules: {
      zh: '办理人由宿主的分配规则决定：不再提示用户任务没有处理人',
      en: "The host's assignment rules say who does a task: none without assignee is reported",
    },
    versions: {
      type: 'readonly { name: string; xml: string | (() => Promise<string>) }[]',
      zh: '可供比较的其他版本；xml 可以是选中时才取的函数',
      en: 'Versions to compare with; xml may be a function that fetches it when chosen',
    },
    templates: {
      type: 'readonly object[]',
      zh: '宿主自己的模板（HostTemplate）：节点与连线',
      en: "The host's own templates (HostTemplate): nodes and flows",
    },
    draftKey: { zh: '本地草稿的键；默认流程标识', en: 'Key of the local draft; default: the process key' },
  },
  methods: {
    importXML: {
      parameters: 'xml: string',
      returns: 'unknown',
      zh: '打开文档；文件不可用时拒绝',
      en: 'Opens a document; rejects when it cannot be opened',
    },
    saveXML: { returns: 'string', zh: '文档文本', en: 'The document as text' },
    saveSVG: { returns: 'string', zh: '图形的 SVG 文本', en: 'The drawing as SVG text' },
    save: { returns: 'unknown', zh: '与点击保存相同', en: 'As a click on save' },
    undo: { zh: '撤销', en: 'Undoes a step' },
    redo: { zh: '重做', en: 'Redoes a step' },
    redraw: { zh: '清空重画', en: 'Starts from an empty diagram' },
    zoom: {
      parameters: 'scale: number',
      zh: '缩放，1 为原大，限 0.2–4',
      en: 'Sets the zoom; 1 is life size, held between 0.2 and 4',
    },
    zoomIn: { zh: '放大 0.1', en: 'Zooms in by 0.1' },
    zoomOut: { zh: '缩小 0.1', en: 'Zooms out by 0.1' },
    fit: { zh: '复位并居中', en: 'Fits the diagram into the view' },
    select: { parameters: 'id: string | null', zh: '选中元素', en: 'Selects an element' },
    compare: {
      parameters: 'xml: string | null, name?: string',
      zh: '与另一版本比较；null 结束比较',
      en: 'Compares with another version; null ends the comparison',
    },
    convert: {
      parameters:
        "to: 'camunda' | 'flowable' | 'activiti', how?: { targetVersion?: string; historyTimeToLive?: string; force?: boolean; dryRun?: boolean }",
      returns: '{ converted: boolean; report: readonly object[] }',
      zh: '换成另一引擎的属性，可撤销；有被拒绝的内容时须 force；dryRun 只报告',
      en: 'Converts for another engine, one step of the history; what is refused needs force; dryRun only reports',
    },
    isDirty: { returns: 'boolean', zh: '有无未保存的改动', en: 'Whether there are unsaved changes' },
  },
  events: {
    'gd-change': {
      detail: '{ xml(): string }',
      zh: '图有改动；最迟 1 秒',
      en: 'The diagram has changed; at most 1 s late',
    },
    'gd-before-save': {
      detail: '{ xml: string; name: string; key: string }',
      cancelable: true,
      zh: '保存之前；可取消',
      en: 'Before saving; cancelable',
    },
    'gd-save': {
      detail: '{ xml: string; name: string; key: string; respondWith(result: Promise<unknown>): void }',
      cancelable: true,
      zh: '请宿主保存；respondWith 告知结果',
      en: 'Asks the host to save; respondWith tells the outcome',
    },
    'gd-select': {
      detail: '{ id: string | null; type: string | null; name: string | null; count: number }',
      zh: '选中改变',
      en: 'The selection has changed',
    },
    'gd-findings': {
      detail: '{ error: number; warning: number; info: number }',
      zh: '检查完成，各级别的数量',
      en: 'A check has ended: counts by severity',
    },
    'gd-navigate': {
      detail: '{ path: string }',
      cancelable: true,
      zh: '点击了管理页链接',
      en: 'A link to an administration page was clicked',
    },
    'gd-warning': {
      detail: '{ code: string; message: string }',
      zh: '如缩放超出范围',
      en: 'For example a zoom out of range',
    },
    'gd-error': { detail: error, zh: '导入、导出或保存失败', en: 'Import, export or save failed' },
  },
  parts: {
    toolbar: { zh: '工具栏', en: 'The toolbar' },
    canvas: { zh: '画布', en: 'The canvas' },
    panel: { zh: '属性面板', en: 'The side panel' },
    status: { zh: '画布下方的状态栏', en: 'The bar below the canvas' },
  },
};
