import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js';
import type EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import type { ModdleElement } from '../../../diagram/model.ts';
import { PROPERTY_COMMANDS, type PropertyContext, targetOf } from './touched.ts';

interface UndoableContext extends PropertyContext {
  /**
   * Old values that undo restores. The engine reads them with `get`, which returns the default for an absent property.
   */
  oldProperties?: Record<string, unknown>;
}

interface Described {
  $descriptor?: {
    propertiesByName: Record<string, { name: string; isMany?: boolean; default?: unknown } | undefined>;
  };
}

/** Runs before the behaviours read the new values, and before the engine stores the values for undo. */
const FIRST = 3000;

/**
 * An attribute that the file contains is written again, even if its value is the default. An attribute that is set to
 * its default is removed, and undo makes absent again an attribute that was absent.
 */
export class UnsaidDefaults extends CommandInterceptor {
  static override $inject = ['eventBus'];

  constructor(eventBus: EngineEventBus) {
    super(eventBus);
    this.preExecute(
      PROPERTY_COMMANDS,
      FIRST,
      (context: UndoableContext) => {
        const target = targetOf(context);
        context.properties = mapValues(context.properties, (name, value) =>
          value !== undefined && value === described(target, name)?.default ? undefined : value,
        );
      },
      true,
    );
    this.execute(
      PROPERTY_COMMANDS,
      FIRST,
      (context: UndoableContext) => {
        const { properties, element } = context;
        const target = targetOf(context);
        context.oldProperties ??= mapValues(properties, (name, value) => {
          if (name !== 'di') return ownValue(target, name);
          return mapValues(value as Record<string, unknown>, (one) => element.di && ownValue(element.di, one));
        });
      },
      true,
    );
  }
}

const mapValues = (of: Record<string, unknown>, map: (name: string, value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, map(name, value)]));

const described = (target: ModdleElement, name: string) =>
  (target as unknown as Described).$descriptor?.propertiesByName[name];

function ownValue(target: ModdleElement, name: string): unknown {
  const property = described(target, name);
  const isAbsent = property?.default !== undefined && !property.isMany && !Object.hasOwn(target, property.name);
  return isAbsent ? undefined : target.get(name);
}
