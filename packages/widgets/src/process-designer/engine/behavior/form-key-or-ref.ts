import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js';
import type EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import type { Modeling } from '../../../diagram/services.ts';
import { PROPERTY_COMMANDS, type PropertyContext, targetOf } from './touched.ts';

const KEY = 'camunda:formKey';
const REF = 'camunda:formRef';
const BINDING = 'camunda:formRefBinding';
const VERSION = 'camunda:formRefVersion';

/**
 * camunda accepts a form by key or by reference. It refuses a model that has both, or a reference without binding. The
 * last change wins and removes the other one with its attributes. (`binding-version.ts` keeps version and binding
 * consistent.)
 */
export class FormKeyOrRef extends CommandInterceptor {
  static override $inject = ['eventBus', 'modeling'];

  constructor(eventBus: EngineEventBus, modeling: Modeling) {
    super(eventBus);
    this.postExecuted(
      PROPERTY_COMMANDS,
      (context: PropertyContext) => {
        const { element, properties } = context;
        const target = targetOf(context);
        const set: Record<string, unknown> = {};
        const clear = (...names: string[]) => {
          for (const name of names) if (target.get(name) !== undefined) set[name] = undefined;
        };
        if (properties[KEY]) clear(REF, BINDING, VERSION);
        else if (properties[REF]) {
          clear(KEY);
          if (target.get(BINDING) === undefined) set[BINDING] = 'latest';
        } else if (REF in properties) clear(BINDING, VERSION);
        if (Object.keys(set).length > 0) modeling.updateModdleProperties(element, target, set);
      },
      true,
    );
  }
}
