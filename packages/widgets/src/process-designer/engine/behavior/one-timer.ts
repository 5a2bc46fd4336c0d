import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js';
import type EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import { isType } from '../../../diagram/model.ts';
import type { Modeling } from '../../../diagram/services.ts';
import { PROPERTY_COMMANDS, type PropertyContext, targetOf } from './touched.ts';

const TIMES = ['timeDate', 'timeDuration', 'timeCycle'];

/** A timer has a date, a duration or a cycle: the one that is set last removes the others. */
export class OneTimer extends CommandInterceptor {
  static override $inject = ['eventBus', 'modeling'];

  constructor(eventBus: EngineEventBus, modeling: Modeling) {
    super(eventBus);
    this.postExecuted(
      PROPERTY_COMMANDS,
      (context: PropertyContext) => {
        const { element, properties } = context;
        const target = targetOf(context);
        const chosen = TIMES.find((name) => properties[name]);
        if (!chosen || !isType(target, 'bpmn:TimerEventDefinition')) return;
        const others = TIMES.filter((name) => name !== chosen && target.get(name));
        if (others.length === 0) return;
        modeling.updateModdleProperties(element, target, Object.fromEntries(others.map((name) => [name, undefined])));
      },
      true,
    );
  }
}
