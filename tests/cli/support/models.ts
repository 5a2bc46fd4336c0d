const NAMESPACES =
  'xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:camunda="http://camunda.org/schema/1.0/bpmn"';

/** A model of a request and its approval without findings. */
export function leaveModel({ key = 'leave', task = '审批', more = '' } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions ${NAMESPACES} id="definitions" targetNamespace="https://gongdi.example/cli">
  <bpmn:process id="${key}" name="请假" isExecutable="true" camunda:historyTimeToLive="P180D">
    <bpmn:startEvent id="begin" name="开始"><bpmn:outgoing>f1</bpmn:outgoing></bpmn:startEvent>
    <bpmn:userTask id="approve" name="${task}" camunda:assignee="\${starter}"${more}><bpmn:incoming>f1</bpmn:incoming><bpmn:outgoing>f2</bpmn:outgoing></bpmn:userTask>
    <bpmn:endEvent id="end" name="结束"><bpmn:incoming>f2</bpmn:incoming></bpmn:endEvent>
    <bpmn:sequenceFlow id="f1" sourceRef="begin" targetRef="approve" />
    <bpmn:sequenceFlow id="f2" sourceRef="approve" targetRef="end" />
  </bpmn:process>
  <bpmndi:BPMNDiagram id="diagram"><bpmndi:BPMNPlane id="plane" bpmnElement="${key}">
    <bpmndi:BPMNShape id="begin_di" bpmnElement="begin"><dc:Bounds x="100" y="102" width="36" height="36" /></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="approve_di" bpmnElement="approve"><dc:Bounds x="200" y="80" width="100" height="80" /></bpmndi:BPMNShape>
    <bpmndi:BPMNShape id="end_di" bpmnElement="end"><dc:Bounds x="360" y="102" width="36" height="36" /></bpmndi:BPMNShape>
    <bpmndi:BPMNEdge id="f1_di" bpmnElement="f1"><di:waypoint x="136" y="120" /><di:waypoint x="200" y="120" /></bpmndi:BPMNEdge>
    <bpmndi:BPMNEdge id="f2_di" bpmnElement="f2"><di:waypoint x="300" y="120" /><di:waypoint x="360" y="120" /></bpmndi:BPMNEdge>
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</bpmn:definitions>
`;
}

/** A flow without a target: the schema and every engine refuse it. */
export const brokenModel = (): string => leaveModel().replace(' targetRef="end"', '');

/** A model whose only task is a script, which stores its value in `sum`. */
export const scriptModel = (key: string): string =>
  leaveModel({ key })
    .replace(
      /<bpmn:userTask id="approve".*?<bpmn:incoming>/,
      '<bpmn:scriptTask id="approve" name="计算" scriptFormat="javascript" camunda:resultVariable="sum"><bpmn:incoming>',
    )
    .replace(
      '</bpmn:outgoing></bpmn:userTask>',
      '</bpmn:outgoing><bpmn:script>[1, 2, 39].reduce((a, b) => a + b, 0)</bpmn:script></bpmn:scriptTask>',
    );

/** A model that cannot be converted from Camunda to Flowable: a script computes the value of an input. */
export const scriptInputModel = (): string =>
  leaveModel().replace(
    '<bpmn:incoming>f1</bpmn:incoming><bpmn:outgoing>f2',
    `<bpmn:extensionElements><camunda:inputOutput><camunda:outputParameter name="x"><camunda:script scriptFormat="groovy" resource="org/example/x.groovy" /></camunda:outputParameter></camunda:inputOutput></bpmn:extensionElements><bpmn:incoming>f1</bpmn:incoming><bpmn:outgoing>f2`,
  );
