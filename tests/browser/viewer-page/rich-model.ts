/**
 * A pool with two lanes, a loop, a sub-process with a multi-instance signing, and a call activity; the called process;
 * and the history of both.
 */
const NS =
  'xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" targetNamespace="https://gongdi.example/test"';

const flow = (id: string, from: string, to: string) =>
  `<bpmn:sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}"/>`;
const shape = (id: string, x: number, y: number, width: number, height: number, more = '') =>
  `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}" ${more}><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/></bpmndi:BPMNShape>`;
const edge = (id: string, ...points: [number, number][]) =>
  `<bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}">${points.map(([x, y]) => `<di:waypoint x="${x}" y="${y}"/>`).join('')}</bpmndi:BPMNEdge>`;

export const RICH_XML = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions id="definitions" ${NS}>
  <bpmn:collaboration id="collaboration">
    <bpmn:participant id="pool" name="深基坑专项方案" processRef="rich"/>
  </bpmn:collaboration>
  <bpmn:process id="rich" name="深基坑专项方案" isExecutable="true">
    <bpmn:startEvent id="start" name="提交方案"/>
    <bpmn:userTask id="review" name="监理审核"/>
    <bpmn:exclusiveGateway id="ok" name="通过？"/>
    <bpmn:subProcess id="scope" name="专家论证">
      <bpmn:startEvent id="inner_start"/>
      <bpmn:userTask id="sign" name="专家签字"><bpmn:multiInstanceLoopCharacteristics/></bpmn:userTask>
      <bpmn:endEvent id="inner_end"/>
      ${flow('in1', 'inner_start', 'sign')}${flow('in2', 'sign', 'inner_end')}
    </bpmn:subProcess>
    <bpmn:callActivity id="call" name="施工交底" calledElement="disclosure"/>
    <bpmn:endEvent id="end" name="结束"/>
    ${flow('f1', 'start', 'review')}${flow('f2', 'review', 'ok')}${flow('back', 'ok', 'start_again')}
    ${flow('f3', 'ok', 'scope')}${flow('f4', 'scope', 'call')}${flow('f5', 'call', 'end')}
    <bpmn:serviceTask id="start_again" name="通知修改"/>${flow('again', 'start_again', 'review')}
  </bpmn:process>
  <bpmndi:BPMNDiagram id="diagram"><bpmndi:BPMNPlane id="plane" bpmnElement="collaboration">
    ${shape('pool', 100, 80, 1240, 360, 'isHorizontal="true"')}
    ${shape('start', 160, 222, 36, 36)}${shape('review', 250, 200, 100, 80)}${shape('ok', 405, 215, 50, 50, 'isMarkerVisible="true"')}
    ${shape('start_again', 380, 330, 100, 80)}
    ${shape('scope', 520, 130, 420, 220, 'isExpanded="true"')}
    ${shape('inner_start', 560, 222, 36, 36)}${shape('sign', 660, 200, 100, 80)}${shape('inner_end', 850, 222, 36, 36)}
    ${shape('call', 1010, 200, 100, 80)}${shape('end', 1220, 222, 36, 36)}
    ${edge('f1', [196, 240], [250, 240])}${edge('f2', [350, 240], [405, 240])}
    ${edge('back', [430, 265], [430, 330])}${edge('again', [380, 370], [300, 370], [300, 280])}
    ${edge('f3', [455, 240], [520, 240])}${edge('in1', [596, 240], [660, 240])}${edge('in2', [760, 240], [850, 240])}
    ${edge('f4', [940, 240], [1010, 240])}${edge('f5', [1110, 240], [1220, 240])}
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</bpmn:definitions>`;

export const CALLED_XML = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions id="definitions" ${NS}>
  <bpmn:process id="disclosure" name="施工交底" isExecutable="true">
    <bpmn:startEvent id="c_start"/><bpmn:userTask id="teach" name="班组交底"/><bpmn:endEvent id="c_end"/>
    ${flow('c1', 'c_start', 'teach')}${flow('c2', 'teach', 'c_end')}
  </bpmn:process>
  <bpmndi:BPMNDiagram id="diagram"><bpmndi:BPMNPlane id="plane" bpmnElement="disclosure">
    ${shape('c_start', 160, 142, 36, 36)}${shape('teach', 260, 120, 100, 80)}${shape('c_end', 430, 142, 36, 36)}
    ${edge('c1', [196, 160], [260, 160])}${edge('c2', [360, 160], [430, 160])}
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</bpmn:definitions>`;

const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 10, day, hour - 8, minute)).toISOString();
const visit = (key: string, start: string, end?: string, more: object = {}) => ({
  key,
  start_time: start,
  end_time: end,
  ...more,
});
const task = (id: string, result: number, nickname: string, start: string, end?: string, more: object = {}) => ({
  id,
  result,
  assignee_user: { nickname },
  create_time: start,
  end_time: end,
  ...more,
});

/** Sent back once, then three of five experts have signed; the disclosure of the first section is already running. */
export const RICH_HISTORY = {
  processInstance: { result: 1, start_user: { nickname: '王工' }, create_time: at(2, 9) },
  activities: [
    visit('start', at(2, 9), at(2, 9)),
    visit('review', at(2, 9), at(3, 15), { task_id: 't1' }),
    visit('ok', at(3, 15), at(3, 15), { outgoing: ['back'] }),
    visit('start_again', at(3, 15), at(3, 15, 1)),
    visit('review', at(3, 15, 1), at(3, 18), { task_id: 't2' }),
    visit('ok', at(3, 18), at(3, 18), { outgoing: ['f3'] }),
    visit('scope', at(3, 18)),
    visit('inner_start', at(3, 18), at(3, 18)),
    visit('sign', at(3, 18), at(4, 9), { task_id: 's1' }),
    visit('sign', at(3, 18), at(4, 11), { task_id: 's2' }),
    visit('sign', at(3, 18), at(5, 10), { task_id: 's3' }),
    visit('sign', at(3, 18), undefined, { task_id: 's4' }),
    visit('call', at(4, 8), undefined, { called_process_instance_id: 'i-called' }),
  ],
  multiInstances: [{ key: 'sign', total: 5 }],
  tasks: [
    task('t1', 3, '李监理', at(2, 9), at(3, 15), {
      kind: 'returned',
      reason: '<img src=x onerror="window.hacked=1">支撑间距不足',
    }),
    task('t2', 2, '李监理', at(3, 15, 1), at(3, 18), { reason: '同意' }),
    task('s1', 2, '赵专家', at(3, 18), at(4, 9), { reason: '同意' }),
    task('s2', 2, '钱专家', at(3, 18), at(4, 11), { reason: '同意' }),
    task('s3', 2, '孙专家', at(3, 18), at(5, 10), { reason: '补充监测方案后同意' }),
    task('s4', 1, '周专家', at(3, 18)),
  ],
  comments: [
    { author: '王工', message: '<b>请各位专家尽快签字</b>', time: at(4, 8) },
    { author: { nickname: '李监理' }, message: '已电话沟通', time: at(2, 10), task_id: 't1' },
  ],
  variables: [
    { name: 'depth', value: 12.5, type: 'Double' },
    { name: 'title', value: '<i>3# 基坑</i>', type: 'String' },
    { name: 'opinion', value: { pass: true, level: '一级' }, type: 'Json', key: 'review' },
  ],
};

export const CALLED_HISTORY = {
  processInstance: { result: 1, start_user: { nickname: '王工' }, create_time: at(4, 8) },
  activities: [visit('c_start', at(4, 8), at(4, 8)), visit('teach', at(4, 8), undefined, { task_id: 'k' })],
  tasks: [task('k', 1, '吴班长', at(4, 8))],
};
