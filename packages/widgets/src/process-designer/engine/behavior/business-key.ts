import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js';
import type EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import { listOf, textOf } from '../../../diagram/model.ts';
import type { Modeling } from '../../../diagram/services.ts';
import { type PropertyContext, targetOf } from './touched.ts';

/** Set by the engine's command: the old values of the properties. */
interface ModdleContext extends PropertyContext {
  oldProperties?: Record<string, unknown>;
}

/**
 * The business key of a form is the id of one of its fields. It is updated when that id changes, and removed when the
 * field is removed.
 */
export class BusinessKey extends CommandInterceptor {
  static override $inject = ['eventBus', 'modeling'];

  constructor(eventBus: EngineEventBus, modeling: Modeling) {
    super(eventBus);
    this.postExecuted(
      ['element.updateModdleProperties'],
      (context: ModdleContext) => {
        const { element, properties, oldProperties } = context;
        const target = targetOf(context);
        const form = target.$type === 'camunda:FormField' ? target.$parent : target;
        if (form?.$type !== 'camunda:FormData') return;
        const key = textOf(form, 'businessKey');
        if (key === '') return;
        const renamed = target !== form && properties['id'] !== undefined && oldProperties?.['id'] === key;
        const gone = 'fields' in properties && listOf(form, 'fields').every((field) => textOf(field, 'id') !== key);
        if (!renamed && !gone) return;
        modeling.updateModdleProperties(element, form, { businessKey: renamed ? properties['id'] : undefined });
      },
      true,
    );
  }
}
