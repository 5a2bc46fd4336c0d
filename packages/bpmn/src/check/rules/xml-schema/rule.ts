import type { Engine, Rule, SchemaProblem } from '../../types.ts';

/** Code of the rule that validates against the XML Schema. */
export const SCHEMA_RULE = 'xml-schema';

/** Attributes that the engines' schemas allow and the schema of BPMN 2.0 refuses. */
const ALLOWED: readonly { readonly attribute: string; readonly engines: readonly Engine[] }[] = [
  // The engines declare a string, BPMN 2.0 a QName; so `${expression}` is valid for the engines.
  { attribute: 'calledElement', engines: ['camunda', 'flowable', 'activiti'] },
  { attribute: 'skipExpression', engines: ['flowable', 'activiti'] },
];

const isAllowed = ({ attribute }: SchemaProblem, engine: Engine | undefined): boolean =>
  engine !== undefined && ALLOWED.some((one) => one.attribute === attribute && one.engines.includes(engine));

const xmlSchema: Rule = {
  code: SCHEMA_RULE,
  severity: 'error',
  title: { zh: 'XML Schema', en: 'XML Schema' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:Definitions'],
  create:
    ({ model, report, schema, target }) =>
    (definitions) => {
      for (const problem of schema?.(model.xml) ?? []) {
        if (isAllowed(problem, target?.engine)) continue;
        const { message, line, column, element } = problem;
        report(definitions, message, { at: { line, column, ...(element === undefined ? {} : { element }) } });
      }
    },
};

export default xmlSchema;
