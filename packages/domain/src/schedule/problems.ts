import type { Label } from '../label.ts';
import type { PlanProblem, PlanProblemCode, PlanTask } from './types.ts';

/** Makes the problems of a plan, which name its tasks. */
export function problemsOf(tasks: readonly PlanTask[]) {
  // Read only when there is a problem.
  let names: Map<string, string> | undefined;
  const named = (id: string): string => {
    names ??= new Map(tasks.map((task) => [task.id, task.name]));
    return names.get(id) ?? id;
  };
  return (code: PlanProblemCode, ids: readonly string[]): PlanProblem => ({
    code,
    tasks: ids,
    label: LABELS[code](ids.map(named)),
  });
}

const quoted = (names: readonly string[], lang: 'zh' | 'en'): string =>
  lang === 'zh' ? names.map((one) => `“${one}”`).join('、') : names.map((one) => `"${one}"`).join(', ');

const LABELS: Readonly<Record<PlanProblemCode, (names: string[]) => Label>> = {
  calendar: ([name = '']) => ({
    zh: `日历${quoted([name], 'zh')}一周内没有工作时间，或任务用了计划里没有的日历：请先给日历填写工作时间`,
    en: `Calendar ${quoted([name], 'en')} has no working time in a week, or the plan has no such calendar`,
  }),
  duplicate: (names) => ({ zh: `编号重复：${quoted(names, 'zh')}`, en: `Same id twice: ${quoted(names, 'en')}` }),
  duration: (names) => ({
    zh: `${quoted(names, 'zh')}的工期不能小于0`,
    en: `The duration of ${quoted(names, 'en')} is negative`,
  }),
  parent: (names) => ({
    zh: `${quoted(names, 'zh')}的上级任务不在计划里`,
    en: `The summary of ${quoted(names, 'en')} is not in the plan`,
  }),
  'parent-cycle': (names) => ({
    zh: `汇总关系成环：${names.join(' → ')}，请移出其中一个任务`,
    en: `Summaries contain each other: ${names.join(' → ')}. Move one of them out`,
  }),
  link: (names) => ({
    zh: `搭接关系的一端不在计划里：${quoted(names, 'zh')}`,
    en: `One end of a link is not in the plan: ${quoted(names, 'en')}`,
  }),
  'link-self': (names) => ({
    zh: `${quoted(names, 'zh')}不能以自己为前置任务`,
    en: `${quoted(names, 'en')} cannot follow itself`,
  }),
  'link-twice': (names) => ({
    zh: `${quoted(names, 'zh')}之间已经有一条搭接关系，请修改它`,
    en: `There is a link between ${quoted(names, 'en')} already. Change that one`,
  }),
  'link-summary': (names) => ({
    zh: `${quoted(names, 'zh')}：汇总任务作前置时只能用FS或FF，作后置时只能用FS或SS，且不能与自己的下级任务搭接`,
    en: `${quoted(names, 'en')}: from a summary go FS and FF only, to a summary FS and SS only, and none to its own tasks`,
  }),
  actual: (names) => ({
    zh: `${quoted(names, 'zh')}的实际完成早于实际开始`,
    en: `${quoted(names, 'en')} finished before it started`,
  }),
  cycle: (names) => ({
    zh: `搭接关系成环：${names.join(' → ')}，请删除其中一条关系`,
    en: `The links form a cycle: ${names.join(' → ')}. Delete one of them`,
  }),
};
