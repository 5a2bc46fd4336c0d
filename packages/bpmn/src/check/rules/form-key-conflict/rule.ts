import type { Rule } from '../../types.ts';
import { childrenNamed } from '../../extensions.ts';

const BINDINGS = ['deployment', 'latest', 'version'];

const formKeyConflict: Rule = {
  code: 'form-key-conflict',
  severity: 'error',
  title: { zh: '表单引用冲突', en: 'conflicting form references' },
  claims: { camunda: 'refuses', flowable: 'not-applicable' },
  on: ['bpmn:StartEvent', 'bpmn:UserTask'],
  engines: ['camunda'],
  create:
    ({ attribute, extensions, report }) =>
    (element) => {
      const key = attribute(element, 'formKey');
      const ref = attribute(element, 'formRef');
      if (key !== undefined && ref !== undefined) {
        report(
          element,
          {
            zh: '表单键（formKey）和表单引用（formRef）只能填一个',
            en: 'Either a form key or a form reference, not both',
          },
          { property: 'formRef' },
        );
      }
      if (ref !== undefined) {
        const binding = attribute(element, 'formRefBinding');
        if (binding === undefined || !BINDINGS.includes(binding)) {
          report(
            element,
            {
              zh: `表单引用的绑定方式应为 ${BINDINGS.join('、')}`,
              en: `The binding of a form reference is one of ${BINDINGS.join(', ')}`,
            },
            { property: 'formRefBinding' },
          );
        }
      }
      if (
        key !== undefined &&
        extensions(element, 'formData').some((form) => childrenNamed(form, 'formField').length > 0)
      ) {
        report(
          element,
          {
            zh: '同时有表单键和内置表单字段，界面只会使用表单键',
            en: 'There are both a form key and form fields: user interfaces show the form key only',
          },
          { property: 'formKey', severity: 'warning' },
        );
      }
    },
};

export default formKeyConflict;
