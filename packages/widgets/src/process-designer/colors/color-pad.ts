import type { DiagramElement, Point } from '../../diagram/model.ts';
import type { EngineModule, Modeling } from '../../diagram/services.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import { colorable, setColors } from './colorable.ts';
import { PALETTE } from './palette.ts';
import { colorTexts } from './text/index.ts';

const MENU = 'gongdi-color';

interface MenuEntry {
  label: string;
  imageUrl: string;
  action(): void;
}

interface PopupMenu {
  registerProvider(id: string, provider: { getPopupMenuEntries(target: unknown): Record<string, MenuEntry> }): void;
  open(target: unknown, id: string, at: Point & { cursor?: Point }, options?: { title?: string; width?: number }): void;
}

type Target = DiagramElement | DiagramElement[];

interface ContextPad {
  registerProvider(provider: object): void;
}

/** A swatch as an image, because popup menus accept no styles. */
const swatch = (fill: string, stroke: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="22" height="22"><rect x="3" y="3" width="16" height="16" rx="3" fill="${fill}" stroke="${stroke}" stroke-width="2"/></svg>`,
  )}`;

/** Adds colours to the context pad of one element and of several elements. */
export function colorModule(lang: () => Lang): EngineModule {
  class ColorPad {
    static $inject = ['contextPad', 'popupMenu', 'modeling'];
    readonly #popupMenu: PopupMenu;

    constructor(contextPad: ContextPad, popupMenu: PopupMenu, modeling: Modeling) {
      this.#popupMenu = popupMenu;
      contextPad.registerProvider(this);
      popupMenu.registerProvider(MENU, {
        getPopupMenuEntries: (target) => {
          const elements = colorable([target as Target].flat());
          const texts = colorTexts(lang());
          const entry = (label: string, fill: string, stroke: string, image: string): MenuEntry => ({
            label,
            imageUrl: image,
            action: () => setColors(modeling, elements, { fill, stroke }),
          });
          return {
            reset: entry(texts.reset, '', '', swatch('#ffffff', '#22272e')),
            ...Object.fromEntries(
              PALETTE.map(({ key, fill, stroke }) => [key, entry(texts[key], fill, stroke, swatch(fill, stroke))]),
            ),
          };
        },
      });
    }

    getContextPadEntries(element: DiagramElement) {
      return colorable([element]).length > 0 ? this.#entries() : {};
    }

    getMultiElementContextPadEntries(elements: DiagramElement[]) {
      return colorable(elements).length > 0 ? this.#entries() : {};
    }

    #entries() {
      const title = colorTexts(lang()).color;
      return {
        'set-color': {
          group: 'edit',
          className: 'gd-designer-pad-color',
          title,
          action: {
            click: (event: MouseEvent, target: Target) => {
              const cursor = { x: event.x, y: event.y };
              const [pressed] = event.composedPath();
              const pad = pressed instanceof Element && pressed.closest('.djs-context-pad')?.getBoundingClientRect();
              const at = pad ? { x: pad.left, y: pad.bottom + 5 } : cursor;
              this.#popupMenu.open(target, MENU, { ...at, cursor }, { title, width: 180 });
            },
          },
        },
      };
    }
  }
  return { __init__: ['gongdiColorPad'], gongdiColorPad: ['type', ColorPad] };
}
