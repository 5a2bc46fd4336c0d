/** A small seeded generator (mulberry32): the same seed gives the same numbers on every machine. */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const TASKS = ['userTask', 'userTask', 'userTask', 'serviceTask', 'scriptTask', 'sendTask', 'manualTask', 'task'];
const VERBS = ['提交', '审核', '复核', '登记', '下发', '整改', '验收', '归档'];
const NOUNS = ['施工方案', '进场材料', '安全隐患', '设备台账', '考勤记录', '签证单', '检测报告', '付款申请'];
const SIZES = { startEvent: [36, 36], endEvent: [36, 36], exclusiveGateway: [50, 50], parallelGateway: [50, 50] };
const sizeOf = (type) => SIZES[type] ?? [100, 80];

class Model {
  nodes = [];
  flows = [];

  constructor(seed) {
    this.random = chance(seed);
  }

  pick(list) {
    return list[Math.floor(this.random() * list.length)];
  }

  add(type, column, lane, name) {
    const node = { id: `${type}_${this.nodes.length + 1}`, type, column, lane, name };
    this.nodes.push(node);
    return node;
  }

  task(column, lane) {
    return this.add(this.pick(TASKS), column, lane, this.pick(VERBS) + this.pick(NOUNS));
  }

  connect(source, target, name) {
    this.flows.push({ id: `flow_${this.flows.length + 1}`, source, target, name });
  }
}

/** Adds a block of two branches between a split and a join, with five nodes or more. */
function block(model, from, branch) {
  const type = model.random() < 0.7 ? 'exclusiveGateway' : 'parallelGateway';
  const exclusive = type === 'exclusiveGateway';
  const split = model.add(type, from.column + 1, 0, exclusive ? '是否通过？' : undefined);
  model.connect(from, split);
  const ends = [0, 1].map((lane) => {
    let last = split;
    for (let i = 0; i < branch; i += 1) {
      const next = model.task(last.column + 1, lane);
      model.connect(last, next, exclusive && i === 0 ? ['通过', '退回'][lane] : undefined);
      last = next;
    }
    return last;
  });
  const join = model.add(type, split.column + branch + 1, 0);
  for (const end of ends) model.connect(end, join);
  return join;
}

function build(nodes, seed) {
  const model = new Model(seed);
  let last = model.add('startEvent', 0, 0, '开始');
  while (model.nodes.length < nodes - 1) {
    const left = nodes - 1 - model.nodes.length;
    if (left >= 6 && model.random() < 0.5) {
      last = block(model, last, model.random() < 0.3 && left >= 8 ? 2 : 1);
    } else {
      const next = model.task(last.column + 1, 0);
      model.connect(last, next);
      last = next;
    }
  }
  model.connect(last, model.add('endEvent', last.column + 1, 0, '结束'));
  return model;
}

/**
 * Adds typical errors of real models: a missing name, a task without an outgoing flow. Roughly one of each in thirty
 * nodes.
 */
function spoil(model) {
  for (const node of model.nodes) if (node.type.endsWith('ask') && model.random() < 0.04) delete node.name;
  const loose = Math.floor(model.nodes.length / 40 + model.random());
  for (let i = 0; i < loose; i += 1) model.add('task', 2 + i * 3, 2, model.pick(NOUNS));
}

const ROW_HEIGHT = 140;
const COLUMN_WIDTH = 160;
const COLUMNS = 40;

function bounds({ type, column, lane }) {
  const [width, height] = sizeOf(type);
  const line = Math.floor(column / COLUMNS) * 3 + lane;
  return {
    x: 160 + (column % COLUMNS) * COLUMN_WIDTH - width / 2,
    y: 160 + line * ROW_HEIGHT - height / 2,
    width,
    height,
  };
}

const attribute = (name, value) => (value === undefined ? '' : ` ${name}="${value}"`);

function shapeXml(node) {
  const { x, y, width, height } = bounds(node);
  return `<bpmndi:BPMNShape id="${node.id}_di" bpmnElement="${node.id}"><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/></bpmndi:BPMNShape>`;
}

function edgeXml({ id, source, target }) {
  const from = bounds(source);
  const to = bounds(target);
  const points = [
    [from.x + from.width, from.y + from.height / 2],
    [to.x, to.y + to.height / 2],
  ].map(([x, y]) => `<di:waypoint x="${x}" y="${y}"/>`);
  return `<bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}">${points.join('')}</bpmndi:BPMNEdge>`;
}

function nodeXml(model, { id, type, name }) {
  const flows = [
    ...model.flows.filter(({ target }) => target.id === id).map((flow) => `<incoming>${flow.id}</incoming>`),
    ...model.flows.filter(({ source }) => source.id === id).map((flow) => `<outgoing>${flow.id}</outgoing>`),
  ];
  const assignee = type === 'userTask' ? ' camunda:assignee="${starter}"' : '';
  return `<${type} id="${id}"${attribute('name', name)}${assignee}>${flows.join('')}</${type}>`;
}

/**
 * Makes a BPMN model with a drawing, in Camunda 7's flavour, with a few typical errors for the rules to find.
 * @param {{ nodes: number, seed: number }} wanted the model may have some percent more than `nodes`, because of the
 * errors
 * @returns {string} XML
 */
export function makeModel({ nodes, seed }) {
  const model = build(nodes, seed);
  spoil(model);
  const id = `process_${seed}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" id="definitions" targetNamespace="https://gongdi.example/bench">',
    `<process id="${id}" name="施工流程 ${seed}" isExecutable="true" camunda:historyTimeToLive="180">`,
    ...model.nodes.map((node) => nodeXml(model, node)),
    ...model.flows.map(
      ({ id: flow, source, target, name }) =>
        `<sequenceFlow id="${flow}" sourceRef="${source.id}" targetRef="${target.id}"${attribute('name', name)}/>`,
    ),
    '</process>',
    `<bpmndi:BPMNDiagram id="diagram"><bpmndi:BPMNPlane id="plane" bpmnElement="${id}">`,
    ...model.nodes.map(shapeXml),
    ...model.flows.map(edgeXml),
    '</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>',
    '</definitions>',
    '',
  ].join('\n');
}
