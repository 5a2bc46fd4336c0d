/** One element of every kind with its own form in the panel; without flows, so that the elements are independent. */
const NODES: readonly (readonly [tag: string, id: string, inner?: string, attributes?: string])[] = [
  ['startEvent', 'timed', '<bpmn:timerEventDefinition id="timer" />'],
  ['intermediateCatchEvent', 'waits', '<bpmn:messageEventDefinition id="waits_message" />'],
  ['intermediateCatchEvent', 'hears', '<bpmn:signalEventDefinition id="hears_signal" />'],
  ['intermediateCatchEvent', 'holds', '<bpmn:conditionalEventDefinition id="holds_condition" />'],
  ['intermediateCatchEvent', 'lands', '<bpmn:linkEventDefinition id="lands_link" name="A" />'],
  ['intermediateThrowEvent', 'jumps', '<bpmn:linkEventDefinition id="jumps_link" />'],
  ['intermediateThrowEvent', 'tells', '<bpmn:messageEventDefinition id="tells_message" />'],
  ['intermediateThrowEvent', 'raises', '<bpmn:escalationEventDefinition id="raises_escalation" />'],
  ['intermediateThrowEvent', 'undoes', '<bpmn:compensateEventDefinition id="undoes_compensation" />'],
  ['endEvent', 'fails', '<bpmn:errorEventDefinition id="fails_error" />'],
  ['endEvent', 'stops', '<bpmn:terminateEventDefinition id="stops_terminate" />'],
  ['endEvent', 'shouts', '<bpmn:signalEventDefinition id="shouts_signal" />'],
  ['serviceTask', 'service'],
  ['sendTask', 'send'],
  ['businessRuleTask', 'rule'],
  ['scriptTask', 'script'],
  ['callActivity', 'call'],
  ['userTask', 'user'],
  ['exclusiveGateway', 'gateway'],
  ['boundaryEvent', 'late', '<bpmn:timerEventDefinition id="late_timer" />', 'attachedToRef="user"'],
  ['boundaryEvent', 'catches', '<bpmn:errorEventDefinition id="catches_error" />', 'attachedToRef="call"'],
];

const WIDE = /Task|Activity/;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Seven elements in a row; boundary events are at the lower edge of the element to which they are attached. */
function boxOf(at: number): Box {
  const [tag = '', , , attributes = ''] = NODES[at] ?? [];
  const host = /attachedToRef="(\w+)"/.exec(attributes)?.[1];
  if (host) {
    const { x, y, height } = boxOf(NODES.findIndex(([, id]) => id === host));
    return { x: x + 20, y: y + height - 18, width: 36, height: 36 };
  }
  const wide = WIDE.test(tag);
  const size = wide ? { width: 100, height: 80 } : tag.endsWith('Gateway') ? { width: 50, height: 50 } : EVENT;
  return { x: 160 + (at % 7) * 140, y: 80 + Math.floor(at / 7) * 140, ...size };
}

const EVENT = { width: 36, height: 36 };

const elements = NODES.map(
  ([tag, id, inner = '', attributes = '']) =>
    `<bpmn:${tag} id="${id}" name="${id}" ${attributes}>${inner}</bpmn:${tag}>`,
);

const shapes = NODES.map(([, id], at) => {
  const { x, y, width, height } = boxOf(at);
  return `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}" /></bpmndi:BPMNShape>`;
});

export const KINDS_XML = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" id="definitions" targetNamespace="http://bpmn.io/schema/bpmn">
  <bpmn:process id="kinds" name="各类元素" isExecutable="true">
    ${elements.join('\n    ')}
  </bpmn:process>
  <bpmndi:BPMNDiagram id="diagram">
    <bpmndi:BPMNPlane id="plane" bpmnElement="kinds">
      ${shapes.join('\n      ')}
    </bpmndi:BPMNPlane>
  </bpmndi:BPMNDiagram>
</bpmn:definitions>
`;
