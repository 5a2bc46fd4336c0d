import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js';
import type EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import { childOf, isType } from '../../../diagram/model.ts';
import type { Modeling } from '../../../diagram/services.ts';
import type { PropertyContext } from './touched.ts';

/** Initial collection of a parallel loop (designer specification, section 9: coll_userList). */
export const DEFAULT_COLLECTION = '${coll_userList}';

/** Collection attributes of a loop, one for each engine prefix that has it. */
const COLLECTIONS = ['camunda:collection', 'flowable:collection', 'activiti:collection'];

/**
 * A loop that becomes parallel, through any menu, starts with the default collection (designer specification, section
 * 4).
 */
export class ParallelCollection extends CommandInterceptor {
  static override $inject = ['eventBus', 'modeling'];

  constructor(eventBus: EngineEventBus, modeling: Modeling) {
    super(eventBus);
    this.postExecuted(
      ['element.updateProperties'],
      ({ element, properties }: PropertyContext) => {
        const loop = properties['loopCharacteristics']
          ? childOf(element.businessObject, 'loopCharacteristics')
          : undefined;
        if (!loop || !isType(loop, 'bpmn:MultiInstanceLoopCharacteristics') || loop.get('isSequential')) return;
        const known = COLLECTIONS.find((name) => hasProperty(loop, name));
        if (!known || loop.get(known) || loop.get('loopCardinality') || loop.get('loopDataInputRef')) return;
        modeling.updateModdleProperties(element, loop, { [known]: DEFAULT_COLLECTION });
      },
      true,
    );
  }
}

interface Described {
  $descriptor: { propertiesByName: Readonly<Record<string, unknown>> };
}

/**
 * Returns whether the descriptor has the property. Only the descriptor of the model's engine is loaded, so the engine
 * decides.
 */
function hasProperty(target: object, name: string): boolean {
  return (target as Described).$descriptor.propertiesByName[name] !== undefined;
}
