import type { ModdleElement, Moddle } from '@gongdi/bpmn';
import type { EventBus, EventBusEvent } from '../../../diagram/services.ts';

const ABOVE = 2000;
const BELOW = 100;

const isModdle = (value: unknown): value is ModdleElement =>
  value !== null && typeof value === 'object' && '$type' in value && '$descriptor' in value;

/** Copies an element that no descriptor knows, with its content. */
function cloneGeneric(source: ModdleElement, moddle: Pick<Moddle, 'createAny'>): ModdleElement {
  const { $children: children, ...members } = Object.fromEntries(Object.entries(source));
  const copies = (children as ModdleElement[] | undefined)?.map((child) => cloneGeneric(child, moddle));
  const clone = moddle.createAny(source.$type, source.$descriptor.ns.uri ?? '', {
    ...members,
    ...(copies ? { $children: copies } : {}),
  });
  for (const copy of copies ?? []) copy.$parent = clone;
  return clone;
}

/**
 * The engine does not copy data that its descriptors do not know: elements of other namespaces in extension elements,
 * and attributes of other namespaces. This class copies them too, also when an element is replaced by another type. A
 * pasted element gets a new id, even if the old id is free.
 */
export class CopyEverything {
  static $inject = ['eventBus', 'moddle'];

  constructor(eventBus: EventBus, moddle: Moddle) {
    let pasting = false;
    eventBus.on('copyPaste.pasteElement', ABOVE, () => {
      pasting = true;
    });
    eventBus.on('copyPaste.pasteElement', BELOW, () => {
      pasting = false;
    });
    eventBus.on('moddleCopy.canCopyProperties', ABOVE, (event: EventBusEvent) => {
      const { sourceElement, targetElement } = event as unknown as {
        sourceElement: ModdleElement;
        targetElement: ModdleElement;
      };
      for (const [name, value] of Object.entries(sourceElement.$attrs ?? {})) {
        if (!name.startsWith('xmlns') && targetElement.$attrs) targetElement.$attrs[name] = value;
      }
    });
    eventBus.on('moddleCopy.canCopyProperty', ABOVE, (event: EventBusEvent) => {
      const { property, parent, propertyName } = event;
      if (isModdle(property) && property.$descriptor.isGeneric) return cloneGeneric(property, moddle);
      const fresh = pasting && propertyName === 'id' && isModdle(parent) && parent.id !== undefined;
      return fresh && parent.$descriptor.idProperty ? false : undefined;
    });
  }
}
