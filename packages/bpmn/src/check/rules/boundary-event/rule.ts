import type { Rule } from '../../types.ts';
import { elementsIn, isElement } from '../../extensions.ts';

/** Flowable writes its event registry events and variable listener events as extension elements. */
const EXTENSIONS = ['eventType', 'variableListenerEventDefinition'];

const boundaryEvent: Rule = {
  code: 'boundary-event',
  severity: 'error',
  title: { zh: '边界事件', en: 'boundary events' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:BoundaryEvent'],
  create:
    ({ extensions, report }) =>
    (event) => {
      if (!isElement(event['attachedToRef'])) {
        report(
          event,
          { zh: '边界事件没有附着在活动上', en: 'The boundary event is not attached to an activity' },
          { property: 'attachedToRef' },
        );
      }
      if (elementsIn(event, 'incoming').length > 0) {
        report(event, { zh: '边界事件不能有入线', en: 'A boundary event must not have incoming flows' });
      }
      if (
        elementsIn(event, 'eventDefinitions').length === 0 &&
        elementsIn(event, 'eventDefinitionRef').length === 0 &&
        !EXTENSIONS.some((name) => extensions(event, name).length > 0)
      ) {
        report(
          event,
          { zh: '边界事件没有事件定义', en: 'The boundary event has no event definition' },
          { property: 'eventDefinitions', runtime: true },
        );
      }
    },
};

export default boundaryEvent;
