/** A node of a demo model: its type, the position of its centre, and the attributes for the engine. */
export interface Node {
  id: string;
  type: 'startEvent' | 'endEvent' | 'userTask' | 'serviceTask' | 'exclusiveGateway' | 'parallelGateway';
  name?: string;
  at: readonly [x: number, y: number];
  /** Position of the label of an event or gateway, so that no flow crosses it. */
  label?: 'above' | 'below' | 'left';
  /** Attributes of the engine, such as `camunda:assignee`. */
  attributes?: Readonly<Record<string, string>>;
  /** Elements inside, such as a multi-instance marker. */
  inside?: string;
}

/** A flow between two nodes; `by` are its corners between the borders of the nodes. */
export interface Flow {
  id: string;
  from: string;
  to: string;
  name?: string;
  condition?: string;
  by?: readonly (readonly [number, number])[];
}

export interface Drawing {
  key: string;
  name: string;
  documentation: string;
  nodes: readonly Node[];
  flows: readonly Flow[];
}

const SIZES = { Event: [36, 36], Task: [100, 80], Gateway: [50, 50] } as const;

function sizeOf({ type }: Pick<Node, 'type'>): readonly [number, number] {
  return type.endsWith('Event') ? SIZES.Event : type.endsWith('Task') ? SIZES.Task : SIZES.Gateway;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Writes a drawing as BPMN 2.0 XML with its diagram. */
export function drawModel({ key, name, documentation, nodes, flows }: Drawing): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" id="Definitions_${key}" targetNamespace="http://camunda.org/schema/1.0/bpmn">
  <bpmn:process id="${key}" name="${escape(name)}" isExecutable="true" camunda:historyTimeToLive="P365D">
    <bpmn:documentation>${escape(documentation)}</bpmn:documentation>
${[...nodes.map((node) => nodeXml(node, flows)), ...flows.map(flowXml)].join('\n')}
  </bpmn:process>
  <bpmndi:BPMNDiagram id="Diagram_${key}">
    <bpmndi:BPMNPlane id="Plane_${key}" bpmnElement="${key}">
${[...nodes.map(shapeXml), ...flows.map((flow) => edgeXml(flow, nodes))].join('\n')}
    </bpmndi:BPMNPlane>
  </bpmndi:BPMNDiagram>
</bpmn:definitions>
`;
}

function nodeXml(node: Node, flows: readonly Flow[]): string {
  const attributes = Object.entries({
    id: node.id,
    ...(node.name ? { name: node.name } : {}),
    ...defaultOf(node, flows),
    ...node.attributes,
  });
  const inside = [
    ...flows.filter((flow) => flow.to === node.id).map((flow) => `<bpmn:incoming>${flow.id}</bpmn:incoming>`),
    ...flows.filter((flow) => flow.from === node.id).map((flow) => `<bpmn:outgoing>${flow.id}</bpmn:outgoing>`),
    ...(node.inside ? [node.inside] : []),
  ];
  const start = attributes.map(([name, value]) => ` ${name}="${escape(value)}"`).join('');
  return `    <bpmn:${node.type}${start}>\n${inside.map((line) => `      ${line}`).join('\n')}\n    </bpmn:${node.type}>`;
}

/** Returns the default flow of an exclusive gateway with several outgoing flows: the one without a condition. */
function defaultOf(node: Node, flows: readonly Flow[]): { default?: string } {
  if (node.type !== 'exclusiveGateway') return {};
  const out = flows.filter((flow) => flow.from === node.id);
  const open = out.find((flow) => !flow.condition);
  return out.length > 1 && open ? { default: open.id } : {};
}

function flowXml({ id, from, to, name, condition }: Flow): string {
  const start = `    <bpmn:sequenceFlow id="${id}"${name ? ` name="${escape(name)}"` : ''} sourceRef="${from}" targetRef="${to}"`;
  if (!condition) return `${start} />`;
  const body = `<bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">${escape(condition)}</bpmn:conditionExpression>`;
  return `${start}>\n      ${body}\n    </bpmn:sequenceFlow>`;
}

function shapeXml(node: Node): string {
  const [width, height] = sizeOf(node);
  const [x, y] = node.at;
  const marker = node.type === 'exclusiveGateway' ? ' isMarkerVisible="true"' : '';
  const bounds = `<dc:Bounds x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" />`;
  const label = !node.type.endsWith('Task') && node.name ? labelXml(labelPlace(node, height), node.name) : '';
  return `      <bpmndi:BPMNShape id="${node.id}_di" bpmnElement="${node.id}"${marker}>\n        ${bounds}${label}\n      </bpmndi:BPMNShape>`;
}

type Point = readonly [x: number, y: number];

function labelPlace({ at: [x, y], label = 'above' }: Node, height: number): Point {
  if (label === 'below') return [x, y + height / 2 + 14];
  return label === 'above' ? [x, y - height / 2 - 14] : [x - 38, y - height / 2 - 6];
}

/** Label centred at a point; a character is 12 wide. */
function labelXml([x, y]: Point, text: string): string {
  const width = text.length * 12;
  return `\n        <bpmndi:BPMNLabel><dc:Bounds x="${x - width / 2}" y="${y - 7}" width="${width}" height="14" /></bpmndi:BPMNLabel>`;
}

function edgeXml(flow: Flow, nodes: readonly Node[]): string {
  const [from, to] = [flow.from, flow.to].map((id) => nodes.find((node) => node.id === id)!) as [Node, Node];
  const corners = flow.by ?? [];
  const points = [border(from, corners[0] ?? to.at), ...corners, border(to, corners.at(-1) ?? from.at)];
  const lines = points.map(([x, y]) => `        <di:waypoint x="${x}" y="${y}" />`);
  const label = flow.name ? labelXml(besideLine(points[0]!, points[1]!, flow.name), flow.name) : '';
  return `      <bpmndi:BPMNEdge id="${flow.id}_di" bpmnElement="${flow.id}">\n${lines.join('\n')}${label}\n      </bpmndi:BPMNEdge>`;
}

/** Position of a label: above the first segment of a flow, or to the right of a vertical segment. */
function besideLine([ax, ay]: Point, [bx, by]: Point, text: string): Point {
  return ax === bx ? [ax + 8 + text.length * 6, (ay + by) / 2] : [(ax + bx) / 2, ay - 12];
}

/** Returns the point where a straight line leaves a node: upwards, downwards or sideways. */
function border(node: Node, towards: Point): Point {
  const [width, height] = sizeOf(node);
  const [x, y] = node.at;
  const [dx, dy] = [towards[0] - x, towards[1] - y];
  if (Math.abs(dx) < 1) return [x, y + (Math.sign(dy) * height) / 2];
  return [x + (Math.sign(dx) * width) / 2, y];
}
