import type { ElementDocs } from '../define/docs.ts';
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
    view: {
      type: 'object',
      zh: '由宿主算好的标记；优先于以上三项',
      en: 'Marks computed by the host; wins over the three above',
    },
    noTimeline: { zh: '不显示经过列表', en: 'Hides the list of visits' },
  },
  methods: {
    saveSVG: { returns: 'string', zh: '带标记的 SVG 文本', en: 'The marked diagram as SVG text' },
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
      zh: '文档无法打开',
      en: 'The document cannot be opened',
    },
  },
  parts: {
    stage: { zh: '画布', en: 'The canvas' },
    controls: { zh: '缩放按钮', en: 'The zoom buttons' },
    legend: { zh: '图例', en: 'The legend' },
    timeline: { zh: '经过列表', en: 'The list of visits' },
    details: { zh: '节点详情', en: 'Details of a node' },
  },
};
