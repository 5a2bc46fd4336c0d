import type { Rule } from '../../types.ts';
/** NCName of XML Namespaces 1.0, without the rarest ranges. */
const NAME = /^[\p{L}_][\p{L}\p{N}\p{M}_.\-\u00B7]*$/u;
/** Common names, tested at a fraction of the cost. */
const PLAIN = /^[A-Za-z_][\w.-]*$/;

const idSyntax: Rule = {
  code: 'id-syntax',
  severity: 'error',
  title: { zh: '标识格式', en: 'id syntax' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:BaseElement'],
  create:
    ({ report }) =>
    (element) => {
      if (element.id === undefined || PLAIN.test(element.id) || NAME.test(element.id)) return;
      report(
        element,
        {
          zh: `标识“${element.id}”不是合法的 XML 名称：以字母或下划线开头，不能有空格、冒号`,
          en: `The id “${element.id}” is no XML name: it begins with a letter or underscore and has no blank or colon`,
        },
        { property: 'id' },
      );
    },
};

export default idSyntax;
