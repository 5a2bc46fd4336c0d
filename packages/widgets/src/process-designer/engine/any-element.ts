import { type DiagramElement, isAnyType, isType, listOf, type Point } from '../../diagram/model.ts';
import type { DiagramHost, EngineModule, PopupMenu } from '../../diagram/services.ts';
import type { Translate } from '../../diagram/translate.ts';
import { addLateModule } from './late-module.ts';

/** Three dots in a box of 6 × 6: "more". */
const dots = (size: number) =>
  `<div class="entry"><svg width="${size}" height="${size}" viewBox="0 0 6 6" fill="currentColor"><circle cx="1.2" cy="3" r=".45"/><circle cx="3" cy="3" r=".45"/><circle cx="4.8" cy="3" r=".45"/></svg></div>`;

const MENU = { width: '300px', search: true };

interface Registry {
  registerProvider(provider: object): void;
  registerProvider(priority: number, provider: object): void;
}

/**
 * Returns whether an element can be appended to this one. The result is the same as in the module that is loaded later.
 */
function canAppend(element: DiagramElement): boolean {
  if (element.labelTarget || element.waypoints || !isType(element, 'bpmn:FlowNode')) return false;
  if (isType(element, 'bpmn:EndEvent')) return false;
  const { businessObject } = element;
  if (businessObject.get('isForCompensation') === true) return false;
  if (isType(element, 'bpmn:SubProcess') && businessObject.get('triggeredByEvent') === true) return false;
  const link = listOf(businessObject, 'eventDefinitions').some((definition) =>
    isAnyType(definition, ['bpmn:LinkEventDefinition']),
  );
  return !(link && isType(element, 'bpmn:IntermediateThrowEvent'));
}

/**
 * The entries "create anything" of the palette and "append anything" of the context pad. Their menus are loaded when
 * one of them is opened for the first time.
 */
class AnyElement {
  static $inject = ['injector', 'palette', 'contextPad', 'popupMenu', 'canvas', 'translate'];

  /** Called once before the first menu opens. Adds further entries to these menus. */
  prepare?: () => Promise<void>;
  readonly #injector: DiagramHost;
  readonly #popupMenu: PopupMenu;
  readonly #root: () => DiagramElement;
  readonly #translate: Translate;
  #loaded: Promise<void> | undefined;

  constructor(
    injector: DiagramHost,
    palette: Registry,
    contextPad: Registry,
    popupMenu: PopupMenu,
    canvas: { getRootElement(): DiagramElement },
    translate: Translate,
  ) {
    this.#injector = injector;
    this.#popupMenu = popupMenu;
    this.#root = () => canvas.getRootElement();
    this.#translate = translate;
    palette.registerProvider(900, { getPaletteEntries: () => this.#paletteEntries() });
    contextPad.registerProvider({ getContextPadEntries: (element: DiagramElement) => this.#padEntries(element) });
  }

  #load(): Promise<void> {
    this.#loaded ??= this.#loadMenus();
    return this.#loaded;
  }

  async #loadMenus(): Promise<void> {
    const [{ CreateAppendAnythingModule }] = await Promise.all([import('./create-append.ts'), this.prepare?.()]);
    const get = addLateModule(this.#injector, CreateAppendAnythingModule, [
      'createAppendKeyboardBindings',
      'createAppendEditorActions',
      'createPaletteProvider',
      'appendContextPadProvider',
    ]);
    for (const name of ['appendRules', 'appendMenuProvider', 'createMenuProvider']) get(name);
  }

  /** @param at client coordinates */
  async openCreate(at: Point): Promise<void> {
    await this.#load();
    const position = { ...at, cursor: at };
    this.#popupMenu.open(this.#root(), 'bpmn-create', position, { ...MENU, title: this.#translate('Create element') });
  }

  /** @param at client coordinates */
  async openAppend(element: DiagramElement, at: Point): Promise<void> {
    await this.#load();
    const position = { ...at, cursor: at };
    this.#popupMenu.open(element, 'bpmn-append', position, { ...MENU, title: this.#translate('Append element') });
  }

  #paletteEntries() {
    const click = (event: Event) => void this.openCreate(beside(event, { x: 35, y: 10 }));
    return {
      create: { group: 'create', html: dots(46), title: this.#translate('Create element'), action: { click } },
    };
  }

  #padEntries(element: DiagramElement) {
    if (!canAppend(element)) return {};
    const click = (event: Event) => void this.openAppend(element, beside(event, { x: 20, y: -10 }));
    return {
      append: { group: 'model', html: dots(22), title: this.#translate('Append element'), action: { click } },
    };
  }
}

/** Returns a point beside the centre of the clicked entry. */
function beside(event: Event, gap: Point): Point {
  const target = event.composedPath()[0] ?? event.target;
  if (!(target instanceof Element)) return gap;
  const { left, top, width, height } = (target.closest('.entry') ?? target).getBoundingClientRect();
  return { x: left + width / 2 + gap.x, y: top + height / 2 + gap.y };
}

export const anyElementModule: EngineModule = { __init__: ['anyElement'], anyElement: ['type', AnyElement] };
