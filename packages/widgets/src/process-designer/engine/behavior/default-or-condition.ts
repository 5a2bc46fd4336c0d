import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js';
import type EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import type { DiagramElement, ModdleElement } from '../../../diagram/model.ts';
import type { ElementRegistry, Modeling } from '../../../diagram/services.ts';
import { PROPERTY_COMMANDS, type PropertyContext, targetOf } from './touched.ts';

/**
 * A flow is either the default of its source or has a condition, never both: the last change wins
 * (designer specification, section 4).
 */
export class DefaultOrCondition extends CommandInterceptor {
  static override $inject = ['eventBus', 'modeling', 'elementRegistry'];

  constructor(eventBus: EngineEventBus, modeling: Modeling, elementRegistry: ElementRegistry) {
    super(eventBus);
    this.postExecuted(
      PROPERTY_COMMANDS,
      (context: PropertyContext) => {
        const target = targetOf(context);
        const { properties } = context;
        if (properties['default'])
          this.#clearCondition(properties['default'] as ModdleElement, modeling, elementRegistry);
        if (properties['conditionExpression']) this.#clearDefault(target, modeling, elementRegistry);
      },
      true,
    );
  }

  #clearCondition(flow: ModdleElement, modeling: Modeling, registry: ElementRegistry): void {
    const element = registry.get(flow.id ?? '');
    if (element && flow.get('conditionExpression')) {
      modeling.updateProperties(element, { conditionExpression: undefined });
    }
  }

  #clearDefault(flow: ModdleElement, modeling: Modeling, registry: ElementRegistry): void {
    const source: DiagramElement | undefined = registry.get(flow.id ?? '')?.source;
    if (source && source.businessObject.get('default') === flow) {
      modeling.updateProperties(source, { default: undefined });
    }
  }
}
