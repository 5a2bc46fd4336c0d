import type { ModdleElement } from '@gongdi/bpmn';
import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js';
import type EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import type { DiagramElement, ModdleElement as EngineElement } from '../../../diagram/model.ts';
import type { BpmnFactory, EventBus, EventBusEvent, ModdleCopy } from '../../../diagram/services.ts';
import { isSameRoot, rootReferences } from './root-references.ts';

/** Priorities before and after the engine's handling of a root element (500), which makes a copy for each reference. */
const BEFORE = 600;
const AFTER = 400;
/** Runs before the engine adds the root element of a created shape. */
const FIRST = 2000;

interface CreateContext {
  shape: DiagramElement;
  gongdiRoots?: ModdleElement[];
}

/**
 * Messages, signals, errors and escalations to which pasted elements refer. If the document has the same root element,
 * it is used; otherwise one copy is made for all pasted elements that share it. Undo and redo remove and add the copies
 * together with the elements.
 */
export class CopyRoots extends CommandInterceptor {
  static override $inject = ['eventBus', 'bpmnjs', 'bpmnFactory', 'moddleCopy'];

  /** Copies made for one paste. The key is the cache object that the engine creates for the paste. */
  readonly #copies = new WeakMap<object, Map<ModdleElement, ModdleElement>>();
  readonly #factory: BpmnFactory;
  readonly #moddleCopy: ModdleCopy;
  readonly #roots: () => ModdleElement[];

  constructor(
    eventBus: EngineEventBus,
    bpmnjs: { getDefinitions(): ModdleElement },
    factory: BpmnFactory,
    moddleCopy: ModdleCopy,
  ) {
    super(eventBus);
    this.#factory = factory;
    this.#moddleCopy = moddleCopy;
    this.#roots = () => bpmnjs.getDefinitions().get('rootElements') as ModdleElement[];
    const bus = eventBus as unknown as EventBus;
    bus.on('copyPaste.pasteElement', BEFORE, ({ descriptor }: EventBusEvent) => {
      delete (descriptor as Record<string, unknown>)['referencedRootElement'];
    });
    bus.on('copyPaste.pasteElement', AFTER, ({ descriptor, cache }: EventBusEvent) => {
      const { businessObject, labelTarget } = descriptor as { businessObject?: ModdleElement; labelTarget?: unknown };
      if (!businessObject || labelTarget) return;
      for (const { holder, property, root } of rootReferences(businessObject)) {
        holder.set(property, this.#own(root, cache as object));
      }
    });
    this.executed('shape.create', FIRST, (context: CreateContext) => this.#add(context), true);
    this.reverted('shape.create', FIRST, (context: CreateContext) => this.#remove(context), true);
  }

  /** Returns this document's root element for one of another document, or of an earlier state of this document. */
  #own(root: ModdleElement, cache: object): ModdleElement {
    const copies = this.#copies.get(cache) ?? new Map<ModdleElement, ModdleElement>();
    this.#copies.set(cache, copies);
    const known = copies.get(root) ?? this.#roots().find((own) => isSameRoot(own, root));
    if (known) return known;
    const copy = this.#factory.create(root.$type);
    this.#moddleCopy.copyElement(root as unknown as EngineElement, copy);
    copies.set(root, copy as unknown as ModdleElement);
    return copy as unknown as ModdleElement;
  }

  #add(context: CreateContext): void {
    const roots = this.#roots();
    const missing = rootReferences(context.shape.businessObject as unknown as ModdleElement)
      .map(({ root }) => root)
      .filter((root, at, all) => !roots.includes(root) && all.indexOf(root) === at);
    roots.push(...missing);
    context.gongdiRoots = missing;
  }

  #remove({ gongdiRoots = [] }: CreateContext): void {
    const roots = this.#roots();
    for (const root of gongdiRoots) roots.splice(roots.indexOf(root), 1);
  }
}
