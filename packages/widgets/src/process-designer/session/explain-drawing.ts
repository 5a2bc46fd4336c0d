import { type DiagramProblem, explainProblem } from '../../diagram/explain.ts';
import type { Lang } from '../../kit/theme/tokens.ts';

interface Known {
  /** Matches the engine's own message; `$1`, `$2` of the translations are its groups. */
  pattern: RegExp;
  zh: string;
  en: string;
}

/** Messages of the engine about a drawing that the specification does not list. */
const DRAWING_PROBLEMS: readonly Known[] = [
  {
    pattern: /^multiple DI elements defined for (.*)$/s,
    zh: '$1 有多个图形，只显示第一个',
    en: '$1 is drawn more than once; the first is shown',
  },
  {
    pattern: /^no bpmnElement referenced in (.*)$/s,
    zh: '图形 $1 没有对应的元素',
    en: 'the drawing $1 is of no element',
  },
  {
    pattern: /^correcting missing bpmnElement on (.*?) to (.*)$/s,
    zh: '图形 $1 已改为对应 $2，保存时写入文件',
    en: 'the drawing $1 is taken for that of $2, and saved as such',
  },
  {
    pattern: /^unrecognized flowElement (.*?) in context (.*)$/s,
    zh: '$2 中的 $1 无法显示',
    en: '$1 in $2 cannot be shown',
  },
  {
    pattern: /^unknown di (.*?) for element (.*)$/s,
    zh: '$2 的图形 $1 无法显示',
    en: 'the drawing $1 of $2 cannot be shown',
  },
  {
    pattern: /^missing (.*)#attachedToRef$/s,
    zh: '边界事件 $1 没有指明附着的活动（attachedToRef），无法显示',
    en: 'the boundary event $1 names no activity (attachedToRef) and cannot be shown',
  },
  {
    pattern: /^(.*)#(\S+) Ref not specified$/s,
    zh: '$1 没有指明 $2Ref，无法显示',
    en: '$1 has no $2Ref and cannot be shown',
  },
  {
    pattern: /^no plane for (.*)$/s,
    zh: '$1 没有图形平面（BPMNPlane），无法显示',
    en: '$1 has no plane and cannot be shown',
  },
  {
    pattern: /^unsupported bpmnElement for (.*?): (.*)$/s,
    zh: '$1 是 $2 的图形，只能显示流程、协作和子流程',
    en: '$1 is the drawing of $2; only processes, collaborations and sub-processes can be shown',
  },
];

/** `explainProblem` for problems during the drawing of a document. A separate module, since few files need it. */
export function explainDrawing(problem: unknown, lang: Lang): DiagramProblem {
  const explained = explainProblem(problem, lang);
  const { code, original } = explained;
  const known = code === 'unknown' && DRAWING_PROBLEMS.find(({ pattern }) => pattern.test(original));
  return known
    ? { ...explained, message: original.replace(known.pattern, lang === 'en' ? known.en : known.zh) }
    : explained;
}
