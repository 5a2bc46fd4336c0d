import type { Rule } from '../../types.ts';
import { elementsIn } from '../../extensions.ts';

const processName: Rule = {
  code: 'process-name',
  severity: 'warning',
  title: { zh: '流程名称', en: 'process name' },
  claims: { camunda: 'ignores', flowable: 'ignores' },
  on: ['bpmn:Process'],
  create:
    ({ report }) =>
    (process) => {
      const name = process['name'];
      if (elementsIn(process, 'flowElements').length > 0 && !(typeof name === 'string' && name.trim() !== '')) {
        report(process, { zh: '流程名称不能为空', en: 'The process name must not be empty' }, { property: 'name' });
      }
    },
};

export default processName;
