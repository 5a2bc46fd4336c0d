import type { Rule } from '../../types.ts';
import type { Model, ModdleElement } from '../../../model/index.ts';
import { elementsIn } from '../../extensions.ts';
import type { Fix } from '../../types.ts';

const ONE = /\sisExecutable\s*=\s*["']1["']/;

/**
 * Returns whether the attribute is written as `1`. In XML Schema that is true; all engines read it as false. Writing
 * the model turns it into `true`.
 */
function isWrittenAsOne({ xml, positions }: Model, { id }: ModdleElement): boolean {
  if (!ONE.test(xml)) return false;
  const { line = 1, column = 1 } = (id === undefined ? undefined : positions(id)) ?? {};
  const text = xml
    .split('\n')
    .slice(line - 1)
    .join('\n')
    .slice(column - 1);
  return ONE.test(text.slice(0, text.indexOf('>')));
}

const notExecutable: Rule = {
  code: 'not-executable',
  severity: 'warning',
  title: { zh: '流程不可执行', en: 'process not executable' },
  claims: { camunda: 'ignores', flowable: 'refuses' },
  on: ['bpmn:Definitions'],
  engines: ['camunda', 'flowable', 'activiti', 'zeebe'],
  create:
    ({ model, report, isFor }) =>
    (definitions) => {
      // Flowable and Activiti treat a process as executable unless the attribute is false.
      const strict = isFor('camunda') || isFor('zeebe');
      const all = elementsIn(definitions, 'rootElements').filter(({ $type }) => $type === 'bpmn:Process');
      const processes = strict ? all.filter((process) => elementsIn(process, 'flowElements').length > 0) : all;
      const runs = (process: ModdleElement): boolean =>
        strict
          ? process['isExecutable'] === true && !isWrittenAsOne(model, process)
          : process['isExecutable'] !== false && !isWrittenAsOne(model, process);
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
        isFor('camunda')
          ? {
              zh: '没有流程标记为可执行，引擎会忽略它',
              en: 'No process is marked as executable: the engine ignores it',
            }
          : { zh: '没有流程可执行，引擎拒绝部署', en: 'No process is executable: the engine refuses the deployment' },
        { property: 'isExecutable', fix, severity: isFor('camunda') ? 'warning' : 'error' },
      );
    },
};

export default notExecutable;
