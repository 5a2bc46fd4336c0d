import type { Rule } from '../../types.ts';
import { hasDiagram } from '../../../model/index.ts';

export const missingDi: Rule = {
  code: 'missing-di',
  severity: 'warning',
  title: { zh: '没有图形信息', en: 'no diagram' },
  claims: { camunda: 'ignores', flowable: 'ignores' },
  on: ['bpmn:Definitions'],
  create:
    ({ report }) =>
    (definitions) => {
      if (hasDiagram(definitions)) return;
      report(definitions, {
        zh: '文件没有任何图形信息，设计器无法显示；可先自动布局',
        en: 'The file has no diagram: designers cannot show it. Lay it out first',
      });
    },
};
