import { textIn } from '../../extensions.ts';
import type { Rule } from '../../types.ts';
import { EVENT_TYPES } from './event-types.ts';

const THROWS = new Set(['signal', 'globalSignal', 'message', 'error']);

const engineEventListener: Rule = {
  code: 'engine-event-listener',
  severity: 'error',
  title: { zh: '引擎事件的监听器', en: 'listeners to events of the engine' },
  claims: { camunda: 'not-applicable', flowable: 'refuses' },
  on: ['bpmn:Process'],
  runtime: true,
  engines: ['flowable', 'activiti'],
  create:
    ({ extensions, report }) =>
    (process) => {
      for (const listener of extensions(process, 'eventListener')) {
        const names = (textIn(listener, 'events') ?? '').split(',').map((name) => name.trim());
        const unknown = names.filter((name) => name !== '' && !EVENT_TYPES.has(name));
        if (unknown.length > 0) {
          report(
            listener,
            {
              zh: `引擎没有事件 ${unknown.join('、')}，拒绝部署`,
              en: `The engine has no event ${unknown.join(', ')} and refuses the listener`,
            },
            { property: 'events' },
          );
        }
        if (textIn(listener, 'class') !== undefined || textIn(listener, 'delegateExpression') !== undefined) continue;
        const thrown = textIn(listener, 'throwEvent');
        if (thrown !== undefined && THROWS.has(thrown)) continue;
        report(
          listener,
          thrown === undefined
            ? {
                zh: '监听器没有类、表达式或要抛出的事件，引擎拒绝部署',
                en: 'The listener has no class, expression or event to throw: the engine refuses it',
              }
            : {
                zh: `监听器不能抛出“${thrown}”（只能是 signal、globalSignal、message、error），引擎拒绝部署`,
                en: `The listener cannot throw “${thrown}”, only signal, globalSignal, message or error: the engine refuses it`,
              },
          { property: 'throwEvent' },
        );
      }
    },
};

export default engineEventListener;
