import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js';
import type EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import { isType, listOf, type ModdleElement } from '../../../diagram/model.ts';
import type { Modeling } from '../../../diagram/services.ts';
import { prefixOf, PROPERTY_COMMANDS, type PropertyContext, targetOf } from './touched.ts';

const ASYNC = ['asyncBefore', 'asyncAfter', 'async', 'asyncLeave'];

/** Returns whether the engine has the property for this element and its value is true. */
function isOn(target: ModdleElement, prefix: string): boolean {
  return ASYNC.some((name) => target.get(`${prefix}:${name}`) === true);
}

/**
 * An element that is not asynchronous has no exclusive job. Removing the last asynchronous mark therefore sets
 * `exclusive` to false, and on a multi-instance loop removes the retry cycle (designer specification, section 4).
 */
export class AsyncExclusive extends CommandInterceptor {
  static override $inject = ['eventBus', 'modeling'];

  constructor(eventBus: EngineEventBus, modeling: Modeling) {
    super(eventBus);
    this.postExecuted(
      PROPERTY_COMMANDS,
      (context: PropertyContext) => {
        const { element, properties } = context;
        const prefix = prefixOf(properties, ASYNC);
        const target = targetOf(context);
        if (prefix === undefined || isOn(target, prefix)) return;
        if (target.get(`${prefix}:exclusive`) !== false) {
          modeling.updateModdleProperties(element, target, { [`${prefix}:exclusive`]: false });
        }
        if (!isType(target, 'bpmn:LoopCharacteristics')) return;
        const extensions = target.get('extensionElements') as ModdleElement | undefined;
        const values = listOf(extensions, 'values');
        const kept = values.filter((value) => value.$type !== `${prefix}:FailedJobRetryTimeCycle`);
        if (extensions && kept.length < values.length) {
          modeling.updateModdleProperties(element, extensions, { values: kept });
        }
      },
      true,
    );
  }
}
