/** A concrete approval of a site plan: start, two reviews with a return, an automatic step, end. */
const NODES: readonly (readonly [tag: string, id: string, name: string, x: number, y: number, w: number, h: number])[] =
  [
    ['startEvent', 'start', '提交方案', 160, 102, 36, 36],
    ['userTask', 'engineer', '监理工程师审核', 250, 80, 100, 80],
    ['exclusiveGateway', 'ok', '是否同意', 405, 95, 50, 50],
    ['userTask', 'owner', '建设单位审批', 510, 80, 100, 80],
    ['serviceTask', 'archive', '归档', 670, 80, 100, 80],
    ['endEvent', 'end', '结束', 830, 102, 36, 36],
  ];

const FLOWS: readonly (readonly [
  id: string,
  from: string,
  to: string,
  points: readonly (readonly [number, number])[],
])[] = [
  [
    'f1',
    'start',
    'engineer',
    [
      [196, 120],
      [250, 120],
    ],
  ],
  [
    'f2',
    'engineer',
    'ok',
    [
      [350, 120],
      [405, 120],
    ],
  ],
  [
    'f3',
    'ok',
    'owner',
    [
      [455, 120],
      [510, 120],
    ],
  ],
  [
    'back',
    'ok',
    'engineer',
    [
      [430, 145],
      [430, 220],
      [300, 220],
      [300, 160],
    ],
  ],
  [
    'f4',
    'owner',
    'archive',
    [
      [610, 120],
      [670, 120],
    ],
  ],
  [
    'f5',
    'archive',
    'end',
    [
      [770, 120],
      [830, 120],
    ],
  ],
];

const nodes = NODES.map(([tag, id, name]) => `<bpmn:${tag} id="${id}" name="${name}" />`).join('\n    ');
const flows = FLOWS.map(
  ([id, from, to]) => `<bpmn:sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}" />`,
).join('\n    ');
const shapes = NODES.map(
  ([, id, , x, y, w, h]) =>
    `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds x="${x}" y="${y}" width="${w}" height="${h}" /></bpmndi:BPMNShape>`,
).join('\n      ');
const edges = FLOWS.map(
  ([id, , , points]) =>
    `<bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}">${points
      .map(([x, y]) => `<di:waypoint x="${x}" y="${y}" />`)
      .join('')}</bpmndi:BPMNEdge>`,
).join('\n      ');

export const APPROVAL_XML = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" id="definitions" targetNamespace="http://bpmn.io/schema/bpmn">
  <bpmn:process id="approval" name="方案审批" isExecutable="true">
    ${nodes}
    ${flows}
  </bpmn:process>
  <bpmndi:BPMNDiagram id="diagram">
    <bpmndi:BPMNPlane id="plane" bpmnElement="approval">
      ${shapes}
      ${edges}
    </bpmndi:BPMNPlane>
  </bpmndi:BPMNDiagram>
</bpmn:definitions>
`;

/** The first review was refused and sent back, the second review approved; the instance now waits for the owner. */
export const APPROVAL_HISTORY = {
  activities: [
    { key: 'start', start_time: '2026-11-02T01:00:00.000Z', end_time: '2026-11-02T01:00:00.000Z', outgoing: ['f1'] },
    { key: 'engineer', task_id: 't1', start_time: '2026-11-02T01:00:01.000Z', end_time: '2026-11-02T03:00:00.000Z' },
    { key: 'ok', start_time: '2026-11-02T03:00:00.000Z', end_time: '2026-11-02T03:00:00.000Z', outgoing: ['back'] },
    { key: 'engineer', task_id: 't2', start_time: '2026-11-02T03:00:01.000Z', end_time: '2026-11-03T02:30:00.000Z' },
    { key: 'ok', start_time: '2026-11-03T02:30:00.000Z', end_time: '2026-11-03T02:30:00.000Z', outgoing: ['f3'] },
    { key: 'owner', task_id: 't3', start_time: '2026-11-03T02:30:01.000Z' },
  ],
  processInstance: { result: 1, start_user: { nickname: '王工' }, create_time: '2026-11-02T01:00:00.000Z' },
  tasks: [
    {
      id: 't1',
      result: 3,
      kind: 'returned',
      assignee_user: { nickname: '李监理' },
      create_time: '2026-11-02T01:00:01.000Z',
      end_time: '2026-11-02T03:00:00.000Z',
      reason: '<img src=x onerror="window.hacked=1">支撑间距不足',
    },
    {
      id: 't2',
      result: 2,
      assignee_user: { nickname: '李监理' },
      create_time: '2026-11-02T03:00:01.000Z',
      end_time: '2026-11-03T02:30:00.000Z',
      reason: '同意',
    },
    { id: 't3', result: 1, assignee_user: { nickname: '赵经理' }, create_time: '2026-11-03T02:30:01.000Z' },
  ],
};

/** Every kind of element with a section in the panel: user, script, receive and service task, gateway, flows. */
export const SECTIONS_XML = APPROVAL_XML.replace(
  '<bpmn:serviceTask id="archive"',
  '<bpmn:receiveTask id="archive"',
).replace('<bpmn:userTask id="owner"', '<bpmn:scriptTask id="owner"');
