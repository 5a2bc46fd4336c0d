import { danglingOf } from '../../../model/make-model.ts';
import { elementsIn, isElement, textIn } from '../../extensions.ts';
import type { Rule } from '../../types.ts';

const errorEndEvent: Rule = {
  code: 'error-end-event',
  severity: 'error',
  title: { zh: '错误结束事件', en: 'error end events' },
  claims: { camunda: 'refuses', flowable: 'not-applicable' },
  on: ['bpmn:EndEvent'],
  runtime: true,
  engines: ['camunda'],
  create:
    ({ model, report }) =>
    (event) => {
      const definition = elementsIn(event, 'eventDefinitions').find(
        ({ $type }) => $type === 'bpmn:ErrorEventDefinition',
      );
      if (!definition) return;
      const error = definition['errorRef'];
      if (isElement(error)) {
        if (textIn(error, 'errorCode') !== undefined) return;
        report(event, {
          zh: '错误结束事件抛出的错误没有错误代码，Camunda 拒绝部署',
          en: 'The error that the end event throws has no code: Camunda refuses it',
        });
        // Engines use a reference to an error that is missing from the file as the error code.
      } else if (!danglingOf(model).some(({ element }) => element === definition)) {
        report(event, {
          zh: '错误结束事件没有引用错误，Camunda 拒绝部署',
          en: 'The error end event names no error: Camunda refuses it',
        });
      }
    },
};

export default errorEndEvent;
