import type { EngineFlavour } from '@gongdi/bpmn';
import { childOf, type DiagramElement, listOf, type ModdleElement } from '../../../diagram/model.ts';
import { COMPOUND, type Edit } from '../../engine/compound-command.ts';
import type { Stage } from '../../session/stage.ts';

/** Reads one element and changes the model for a section of the panel. All changes are undoable commands. */
export class Editor {
  readonly stage: Stage;
  readonly element: DiagramElement;
  /** Engine whose attribute names are written: the engine of the model. */
  readonly engine: EngineFlavour;
  /**
   * The object that is read and changed: the element itself, or an object that it represents, such as a pool's process.
   */
  readonly object: ModdleElement;

  constructor(stage: Stage, element: DiagramElement, engine: EngineFlavour, object = element.businessObject) {
    this.stage = stage;
    this.element = element;
    this.engine = engine;
    this.object = object;
  }

  /** Returns an editor for another object that the element represents. */
  about(object: ModdleElement): Editor {
    return new Editor(this.stage, this.element, this.engine, object);
  }

  /** Returns whether the editor changes the element itself. */
  get isOwn(): boolean {
    return this.object === this.element.businessObject;
  }

  /** The model's definitions, which contain messages and signals. */
  get definitions(): ModdleElement {
    return this.stage.modeler.getDefinitions() as ModdleElement;
  }

  /** `assignee` → `camunda:assignee`. */
  name(local: string): string {
    return `${this.engine}:${local}`;
  }

  /** Returns whether the engine's descriptor has this attribute for an element. */
  knows(local: string, target: ModdleElement = this.object): boolean {
    const described = target as unknown as { $descriptor: { propertiesByName: Record<string, unknown> } };
    return described.$descriptor.propertiesByName[this.name(local)] !== undefined;
  }

  create(type: string, properties: Record<string, unknown> = {}, parent?: ModdleElement): ModdleElement {
    const created = this.stage.service('bpmnFactory').create(type, properties);
    if (parent) created.$parent = parent;
    for (const value of Object.values(properties)) {
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
        if (isModdle(child) && !child.$parent) child.$parent = created;
      }
    }
    return created;
  }

  /** Applies all edits as one step of the history. */
  apply(...edits: readonly Edit[]): void {
    if (edits.length === 0 || !this.stage.find(this.element.id)) return;
    const all = this.isOwn ? edits : edits.map((edit) => ({ target: this.object, ...edit }));
    this.stage.service('commandStack').execute(COMPOUND, { element: this.element, edits: all });
  }

  /** Sets one property; '' removes it. Does nothing if the value does not change. */
  set(property: string, value: unknown, target?: ModdleElement): void {
    const next = value === '' ? undefined : value;
    const holder = target ?? this.object;
    if ((holder.get(property) ?? undefined) === (next ?? undefined)) return;
    this.apply({ ...(target ? { target } : {}), set: { [property]: next } });
  }

  /** Returns the extension elements of one type, such as `Properties`. */
  extensions(local: string, holder: ModdleElement = this.object): ModdleElement[] {
    return listOf(childOf(holder, 'extensionElements'), 'values').filter((value) => value.$type === this.name(local));
  }

  /** Returns the edit that replaces the extension elements of one type and leaves all others in place. */
  withExtensions(local: string, next: readonly ModdleElement[], holder: ModdleElement = this.object): Edit {
    const extensions = childOf(holder, 'extensionElements');
    if (!extensions) {
      return {
        target: holder,
        set: { extensionElements: this.create('bpmn:ExtensionElements', { values: [...next] }, holder) },
      };
    }
    for (const value of next) value.$parent = extensions;
    const values = replaceInPlace(listOf(extensions, 'values'), (value) => value.$type === this.name(local), next);
    return values.length > 0
      ? { target: extensions, set: { values } }
      : { target: holder, set: { extensionElements: undefined } };
  }
}

const isModdle = (value: unknown): value is ModdleElement =>
  value !== null && typeof value === 'object' && '$type' in value && '$instanceOf' in value;

/** Puts the new items at the position of the first old one, so that the other items keep their order. */
export function replaceInPlace<T>(list: readonly T[], mine: (item: T) => boolean, next: readonly T[]): T[] {
  const first = list.findIndex(mine);
  const at = first === -1 ? list.length : first;
  return [...list.slice(0, at), ...next, ...list.slice(at).filter((item) => !mine(item))];
}
