import type { Rule } from '../../types.ts';
import { textIn } from '../../extensions.ts';

const errorCode: Rule = {
  code: 'error-code',
  severity: 'warning',
  title: { zh: '错误代码', en: 'error codes' },
  claims: { camunda: 'ignores', flowable: 'ignores' },
  on: ['bpmn:Error'],
  runtime: true,
  create:
    ({ report }) =>
    (error) => {
      if (textIn(error, 'errorCode') !== undefined) return;
      report(
        error,
        {
          zh: '错误没有错误代码，引擎用代码匹配捕获事件',
          en: 'The error has no code; engines match catching events by code',
        },
        { property: 'errorCode' },
      );
    },
};

export default errorCode;
