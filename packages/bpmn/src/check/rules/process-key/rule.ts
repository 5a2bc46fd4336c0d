import type { Rule } from '../../types.ts';
import { isProcessKey } from '../../../model/index.ts';

const processKey: Rule = {
  code: 'process-key',
  severity: 'error',
  title: { zh: '流程标识', en: 'process key' },
  claims: { camunda: 'ignores', flowable: 'ignores' },
  on: ['bpmn:Process'],
  create:
    ({ report }) =>
    (process) => {
      if (!process.id)
        report(process, { zh: '流程标识不能为空', en: 'The process key must not be empty' }, { property: 'id' });
      else if (!isProcessKey(process.id)) {
        report(
          process,
          {
            zh: `流程标识“${process.id}”格式不正确：以字母或下划线开头，后接字母、数字、中划线、下划线、句点或 $`,
            en: `The process key “${process.id}” must begin with a letter or underscore, followed by letters, digits, - _ . or $`,
          },
          { property: 'id', severity: 'warning' },
        );
      }
    },
};

export default processKey;
