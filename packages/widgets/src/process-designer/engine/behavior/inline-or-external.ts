import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js';
import type EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import { isType, type ModdleElement } from '../../../diagram/model.ts';
import type { Modeling } from '../../../diagram/services.ts';
import { PROPERTY_COMMANDS, type PropertyContext, targetOf } from './touched.ts';

/** Returns the properties that hold the text and the address of each kind of script. */
function placesOf(target: ModdleElement): { text: string; resource: string } | undefined {
  if (isType(target, 'bpmn:ScriptTask')) return { text: 'script', resource: 'camunda:resource' };
  if (isType(target, 'bpmn:FormalExpression')) return { text: 'body', resource: 'camunda:resource' };
  if (target.$type === 'camunda:Script') return { text: 'value', resource: 'resource' };
  return undefined;
}

/** Types of scripts: inline removes the address, external removes the text (designer specification, section 4). */
export class InlineOrExternal extends CommandInterceptor {
  static override $inject = ['eventBus', 'modeling'];

  constructor(eventBus: EngineEventBus, modeling: Modeling) {
    super(eventBus);
    this.postExecuted(
      PROPERTY_COMMANDS,
      (context: PropertyContext) => {
        const { element, properties } = context;
        const target = targetOf(context);
        const places = placesOf(target);
        if (!places) return;
        const clear = (name: string) => {
          if (target.get(name)) modeling.updateModdleProperties(element, target, { [name]: undefined });
        };
        if (properties[places.resource]) clear(places.text);
        else if (properties[places.text]) clear(places.resource);
      },
      true,
    );
  }
}
