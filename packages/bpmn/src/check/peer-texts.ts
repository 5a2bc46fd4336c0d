import type { Text } from '../model/index.ts';

/** Names of BPMN types inside bpmnlint's messages. */
const TYPES: Record<string, string> = {
  Process: '流程',
  'Sub process': '子流程',
  'bpmn:ComplexGateway': '复杂网关',
  'bpmn:InclusiveGateway': '包容网关',
};
const typed = (name = ''): string => TYPES[name] ?? name;

/** bpmnlint has English messages only. The groups of each pattern are inserted into the Chinese text. */
const CHINESE: readonly [RegExp, (...parts: string[]) => string][] = [
  [/^A <Start Event> is not allowed in <Ad Hoc Sub Process>$/, () => '即席子流程中不允许有开始事件'],
  [/^An <End Event> is not allowed in <Ad Hoc Sub Process>$/, () => '即席子流程中不允许有结束事件'],
  [/^Conditional event is missing a condition$/, () => '条件事件缺少条件'],
  [/^Sequence flow is missing condition$/, () => '该分支缺少条件，也不是默认流'],
  [/^(.+) is missing end event$/, (type) => `${typed(type)}缺少结束事件`],
  [/^(.+) is missing start event$/, (type) => `${typed(type)}缺少开始事件`],
  [/^(.+) has multiple blank start events$/, (type) => `${typed(type)}有多个空白开始事件`],
  [/^An <Event-based Gateway> must have/, () => '事件网关至少要有 2 条出线'],
  [/^A <Sequence Flow> outgoing from an <Event-based/, () => '事件网关的出线不能带条件'],
  [/^Start event is missing event definition$/, () => '事件子流程的开始事件缺少事件定义'],
  [/^Start event must be blank$/, () => '子流程的开始事件必须是空白开始事件'],
  [/^Incoming flows do not join$/, () => '多条入线没有经网关汇合，每条到达都会执行一次'],
  [/^Element is missing name$/, () => '全局元素没有名称'],
  [/^Element is unused$/, () => '全局元素没有被使用'],
  [/^Element name is not unique$/, () => '全局元素的名称重复'],
  [/^Element type <(.+)> is discouraged$/, (type) => `不建议使用${typed(type)}`],
  [/^Element is missing label\/name$/, () => '元素没有名称'],
  [/^Link event is missing link name$/, () => '链接事件没有链接名称'],
  [/^Link catch event with link name <(.*)> missing in scope$/, (name) => `没有与链接“${name}”对应的捕获事件`],
  [/^Link throw event with link name <(.*)> missing in scope$/, (name) => `没有与链接“${name}”对应的抛出事件`],
  [/^Duplicate link catch event with link name <(.*)> in scope$/, (name) => `链接“${name}”有多个捕获事件`],
  [/^Element is missing bpmndi$/, () => '元素没有图形信息，图上看不到它'],
  [/^Element is not connected$/, () => '元素没有任何连线'],
  [/^SequenceFlow is a duplicate$/, () => '重复的连线'],
  [/^Duplicate outgoing sequence flows$/, () => '有重复的出线'],
  [/^Duplicate incoming sequence flows$/, () => '有重复的入线'],
  [/^Gateway forks and joins$/, () => '网关同时汇合与分支，请拆成两个'],
  [/^Element is an implicit end$/, () => '元素没有出线，流程在此隐式结束'],
  [/^Flow splits implicitly$/, () => '多条无条件出线会同时执行，请用并行网关明确表示'],
  [/^Element is an implicit start$/, () => '元素没有入线，流程在此隐式开始'],
  [/^Element overlaps with other element$/, () => '图形与其他元素重叠'],
  [/^Element is outside of parent boundary$/, () => '图形超出了所属容器的边界'],
  [/^Event has multiple event definitions$/, () => '事件有多个事件定义'],
  [/^Gateway is superfluous/, () => '网关只有一条入线和一条出线，是多余的'],
  [/^Sequence flow has superfluous label$/, () => '没有条件的连线不需要名称'],
  [/^Termination is superfluous/, () => '终止结束事件是多余的，普通结束事件即可'],
  [
    /^Element has a non-standard (?:size|width|height); expected (?:width of |height of )?(.+)$/,
    (size) => `图形不是标准尺寸 ${size}`,
  ],
];

const known = new Map<string, Text>();
const KNOWN_LIMIT = 1000;

/** Returns a bpmnlint message in both languages; an unknown message stays English. */
export function peerText(message: string): Text {
  let text = known.get(message);
  if (!text) {
    text = { zh: chineseOf(message) ?? message, en: message };
    if (known.size >= KNOWN_LIMIT) known.clear();
    known.set(message, text);
  }
  return text;
}

function chineseOf(message: string): string | undefined {
  for (const [pattern, chinese] of CHINESE) {
    const match = pattern.exec(message);
    if (match) return chinese(...match.slice(1));
  }
  return undefined;
}
