import type { Rule } from '../../types.ts';
import { childrenNamed, textIn } from '../../extensions.ts';

const formFieldId: Rule = {
  code: 'form-field-id',
  severity: 'error',
  title: { zh: '表单字段的标识', en: 'ids of form fields' },
  claims: { camunda: 'ignores', flowable: 'ignores' },
  on: ['bpmn:StartEvent', 'bpmn:UserTask'],
  create:
    ({ extensions, report }) =>
    (element) => {
      const data = extensions(element, 'formData');
      const fields = [
        ...data.flatMap((form) => childrenNamed(form, 'formField')),
        ...extensions(element, 'formProperty'),
      ];
      const seen = new Map<string, string>();
      for (const field of fields) {
        const id = textIn(field, 'id');
        const label = textIn(field, 'label') ?? textIn(field, 'name') ?? id ?? '';
        const other = id === undefined ? undefined : seen.get(id);
        if (id === undefined)
          report(field, { zh: '表单字段没有 id', en: 'A form field has no id' }, { property: 'id' });
        else if (other !== undefined) {
          report(
            field,
            {
              zh: `表单项(${other}) 和 (${label}) 使用了相同的字段名(${id})`,
              en: `The form fields (${other}) and (${label}) have the same id (${id})`,
            },
            { property: 'id' },
          );
        } else seen.set(id, label);
      }
      for (const form of data) {
        const key = textIn(form, 'businessKey');
        if (key !== undefined && !seen.has(key)) {
          report(
            form,
            {
              zh: `业务标识引用的字段 ${key} 不存在`,
              en: `The business key names the field ${key}, which does not exist`,
            },
            { property: 'businessKey' },
          );
        }
      }
    },
};

export default formFieldId;
