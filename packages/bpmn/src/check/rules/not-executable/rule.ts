import type { Rule } from '../../types.ts';
import type { ModdleElement } from '../../../model/index.ts';
import { elementsIn } from '../../extensions.ts';
import type { Fix } from '../../types.ts';

export const notExecutable: Rule = {
  code: 'not-executable',
  severity: 'warning',
  title: { zh: '流程不可执行', en: 'process not executable' },
  on: ['bpmn:Definitions'],
  engines: ['camunda', 'flowable', 'activiti', 'zeebe'],
  create:
    ({ report, isFor }) =>
    (definitions) => {
      const processes = elementsIn(definitions, 'rootElements').filter(
        (element) => element.$type === 'bpmn:Process' && elementsIn(element, 'flowElements').length > 0,
      );
      // Flowable and Activiti take a process as executable unless it says otherwise.
      const strict = isFor('camunda') || isFor('zeebe');
      const runs = (process: ModdleElement): boolean =>
        strict ? process['isExecutable'] === true : process['isExecutable'] !== false;
      if (processes.length === 0 || processes.some(runs)) return;
      const [process] = processes;
      const fix: Fix | undefined =
        process && processes.length === 1
          ? {
              title: { zh: '标记为可执行', en: 'Mark the process as executable' },
              edits: [{ op: 'set', element: process, property: 'isExecutable', value: true }],
            }
          : undefined;
      report(
        process ?? definitions,
        { zh: '没有流程标记为可执行，引擎会忽略它', en: 'No process is marked as executable: the engine ignores it' },
        { property: 'isExecutable', fix, severity: isFor('zeebe') ? 'error' : 'warning' },
      );
    },
};
