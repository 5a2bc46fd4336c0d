import { AUTH_REQUIRED, type ElementDocs } from '../define/docs.ts';
import type { instanceViewer } from './declaration.ts';

export const instanceViewerDocs: ElementDocs<typeof instanceViewer> = {
  zh: '流程实例查看：在流程图上标出已办、在办、驳回与取消',
  en: 'Process instance viewer: what is done, active, rejected or cancelled, on the diagram',
  props: ['ViewerProps', '@gongdi/widgets/instance-viewer'],
  properties: {
    xml: { zh: '模型的 BPMN 2.0 文档', en: 'BPMN 2.0 document of the model' },
    activities: { type: 'object[]', zh: '活动记录', en: 'Activities of the instance' },
    processInstance: { type: 'object', zh: '流程实例', en: 'The process instance' },
    tasks: { type: 'object[]', zh: '任务', en: 'Its tasks' },
    multiInstances: {
      type: 'object[]',
      zh: '多实例节点的总数，如 3/5',
      en: 'Instances in all of multi-instance elements, for 3/5',
    },
    exactFlows: {
      zh: '活动记录里的连线即全部走过的连线，不再推断',
      en: 'The flows that the activities name are all that were taken; none is inferred',
    },
    view: {
      type: 'object',
      zh: '由宿主算好的标记；优先于以上五项',
      en: 'Marks computed by the host; wins over the five above',
    },
    variables: { type: 'object[]', zh: '变量', en: 'Variables' },
    comments: { type: 'object[]', zh: '评论', en: 'Comments' },
    noTimeline: { zh: '不显示经过列表', en: 'Hides the list of visits' },
    resolveCalledInstance: {
      type: '(call: { element: string; name: string | null; calledElement: string | null; processInstanceId: string | null }) => Promise<object | null>',
      zh: '打开调用活动时由宿主给出被调用的实例（与上面的数据同形）',
      en: 'Gives the instance that a call activity called, in the shape of the data above',
    },
    connection: {
      type: 'object',
      zh: '直接读取的流程引擎（camunda7、flowable、activiti、camunda8）或 Gongdi 服务（gongdi）；没有则不发任何请求',
      en: 'Engine to read from (camunda7, flowable, activiti, camunda8) or the Gongdi server (gongdi); without it no request is made',
    },
    instanceId: { zh: '用 connection 读取的流程实例编号', en: 'Instance that the connection reads' },
  },
  methods: {
    saveSVG: { returns: 'string', zh: '带标记的 SVG 文本', en: 'The marked diagram as SVG text' },
    savePNG: {
      parameters: 'scale?: number',
      returns: 'Blob',
      zh: '带标记的 PNG 图片，scale 默认 2',
      en: 'The marked diagram as a PNG; scale is 2 by default',
    },
    print: { zh: '打印流程图与审批记录', en: 'Prints the diagram and the history' },
    push: {
      parameters: 'data: object',
      zh: '推送新的状态（与数据属性同名），只重画变化',
      en: 'Lays a new state (named like the data properties) over the present one; only differences are painted',
    },
    replay: {
      parameters: 'at: number | null',
      zh: '显示某一时刻（毫秒）的状态，null 为现在',
      en: 'Shows the state of an instant (epoch milliseconds); null: of now',
    },
    fit: { zh: '缩放到全图', en: 'Fits the diagram into the view' },
    select: { parameters: 'id: string | null', zh: '选中节点', en: 'Selects a node' },
  },
  events: {
    'gd-select': {
      detail: '{ id: string | null; type: string | null; name: string | null; state: number | null }',
      zh: '选中改变',
      en: 'The selection has changed',
    },
    'gd-error': {
      detail: '{ code: string; message: string; where: string; line?: number; column?: number; element?: string }',
      zh: '文档、连接或被调用的实例无法打开',
      en: 'The document, the connection or a called instance failed',
    },
    'gd-auth-required': AUTH_REQUIRED,
  },
  parts: {
    stage: { zh: '画布', en: 'The canvas' },
    controls: { zh: '缩放按钮', en: 'The zoom buttons' },
    legend: { zh: '图例', en: 'The legend' },
    timeline: { zh: '经过列表', en: 'The list of visits' },
    replay: { zh: '回放条', en: 'The replay bar' },
    trail: { zh: '流程层级', en: 'The way back from called instances' },
    details: { zh: '节点详情', en: 'Details of a node' },
  },
};
