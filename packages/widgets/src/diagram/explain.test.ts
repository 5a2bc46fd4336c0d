import { describe, expect, test } from 'vitest';
import { explainProblem } from './explain.ts';
import { ENGINE_ERRORS } from './text/engine-errors.ts';

/**
 * The eleven messages of the designer specification, section 8, in the engine's words; see also
 * tests/browser/designer-errors.
 */
const RAISED = [
  ['no-parent', 'no parent for <Task_1> in <Process_1>', '在 Process_1 中没有元素 Task_1 的父级'],
  ['no-shape-type', 'no shape type specified', '没有指定图形类型'],
  ['outside-pool', 'flow elements must be children of pools/participants', '流程元素必须放在池/参与者内'],
  ['too-many-lanes', 'more than <2> child lanes', '子泳道超过 2 条'],
  ['element-required', 'element required', '缺少元素'],
  ['diagram-not-in-definitions', 'diagram not part of <bpmn:Definitions />', '该图不属于 bpmn:Definitions'],
  ['no-diagram', 'no diagram to display', '没有可显示的流程图'],
  ['no-process', 'no process or collaboration to display', '没有可显示的流程或协作'],
  [
    'not-drawn',
    'element <bpmn:Task id="A" /> referenced by <bpmn:SequenceFlow id="F" />#sourceRef not yet drawn',
    '元素 <bpmn:Task id="A" /> 被 <bpmn:SequenceFlow id="F" /> 的 sourceRef 引用，但尚未绘制',
  ],
  ['already-rendered', 'already rendered <bpmn:Task id="A" />', '<bpmn:Task id="A" /> 已经绘制过'],
  ['import-failed', 'failed to import <bpmn:Task id="A" />', '导入 <bpmn:Task id="A" /> 失败'],
] as const;

describe.each(RAISED)('designer 8: %s', (code, raised, zh) => {
  test('is told in Chinese', () => {
    expect(explainProblem(new Error(raised), 'zh-CN')).toMatchObject({ code, message: zh, original: raised });
  });

  test('is told in English', () => {
    const { code: found, message } = explainProblem(new Error(raised), 'en');
    expect(found).toBe(code);
    expect(message).not.toMatch(/\p{Script=Han}|\{\w+\}/u);
  });
});

test('there are exactly the eleven', () => {
  expect(ENGINE_ERRORS.map((known) => known.code).sort()).toEqual(RAISED.map(([code]) => code).sort());
});

test('a reader error keeps its place, counted from one', () => {
  const problem = explainProblem(
    { message: 'unparsable content <a detected\n\tline: 4\n\tcolumn: 11\n\tnested error: unclosed tag' },
    'zh-CN',
  );
  expect(problem).toMatchObject({ code: 'parse', line: 5, column: 12 });
  expect(problem.message).toMatch(/没有结束/);
});

test('an unknown text is kept, never swallowed', () => {
  expect(explainProblem(new Error('something new'), 'zh-CN')).toMatchObject({
    code: 'unknown',
    message: 'something new',
  });
});

test('names the element of a warning', () => {
  expect(explainProblem({ message: 'already rendered <x>', element: { id: 'A' } }, 'en').element).toBe('A');
});
