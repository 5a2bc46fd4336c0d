import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js';
import type EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import type { Modeling } from '../../../diagram/services.ts';
import { prefixOf, PROPERTY_COMMANDS, type PropertyContext, targetOf } from './touched.ts';

/** Local names of references that can be bound to a version. */
const REFERENCES = ['calledElement', 'decisionRef', 'formRef'];

/**
 * The version attribute applies to the binding `version`, the version tag to the binding `versionTag`. With any other
 * binding these attributes are removed.
 */
export class BindingVersion extends CommandInterceptor {
  static override $inject = ['eventBus', 'modeling'];

  constructor(eventBus: EngineEventBus, modeling: Modeling) {
    super(eventBus);
    this.postExecuted(
      PROPERTY_COMMANDS,
      (context: PropertyContext) => {
        const { element, properties } = context;
        const target = targetOf(context);
        for (const reference of REFERENCES) {
          const prefix = prefixOf(properties, [`${reference}Binding`]);
          if (prefix === undefined) continue;
          const binding = target.get(`${prefix}:${reference}Binding`);
          const gone = [
            ...(binding === 'version' ? [] : [`${prefix}:${reference}Version`]),
            ...(binding === 'versionTag' ? [] : [`${prefix}:${reference}VersionTag`]),
          ].filter((name) => target.get(name) !== undefined);
          if (gone.length > 0) {
            modeling.updateModdleProperties(element, target, Object.fromEntries(gone.map((name) => [name, undefined])));
          }
        }
      },
      true,
    );
  }
}
