import type { Keys } from '../../../kit/keys/keys.ts';

/** Keys of one place: what they do, by its name in the texts, and the keys. */
type PlaceKeys = Readonly<Record<string, readonly Keys[]>>;

/** The keys that the help itself listens to. */
export const HELP_KEYS = { help: 'F1', map: '?' } as const;

/**
 * The keys of the console by the place where they work; the words are in `text`. The code that handles them does not
 * read the table, which would then be part of the first load. Its test presses those of lists, tabs, menu, plan, palette
 * and undo on that code; the others are only written down here.
 */
export const KEY_TABLE = {
  everywhere: { palette: ['Mod+K'], help: [HELP_KEYS.help], map: [HELP_KEYS.map], close: ['Escape'] },
  tabs: { move: ['ArrowLeft', 'ArrowRight'], ends: ['Home', 'End'], close: ['Delete'] },
  menu: {
    move: ['ArrowUp', 'ArrowDown'],
    fold: ['ArrowRight', 'ArrowLeft'],
    ends: ['Home', 'End'],
    shift: ['Alt+ArrowUp', 'Alt+ArrowDown'],
  },
  grid: {
    move: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    ends: ['Home', 'End'],
    corners: ['Mod+Home', 'Mod+End'],
    page: ['PageUp', 'PageDown'],
    open: ['Enter'],
    select: ['Space'],
    back: ['Escape'],
  },
  cells: { edit: ['F2'] },
  kanban: { lift: ['Space'], aside: ['ArrowLeft', 'ArrowRight'], drop: ['Enter'], back: ['Escape'] },
  comment: { send: ['Mod+Enter'] },
  map: { move: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], zoomIn: ['+'], zoomOut: ['-'] },
  replay: { play: ['K'], next: ['N'], slower: [','], faster: ['.'] },
  plan: {
    move: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    zoomIn: ['+'],
    zoomOut: ['-'],
    fit: ['0'],
    all: ['Mod+A'],
  },
  form: { undo: ['Mod+Z'], redo: ['Mod+Y', 'Mod+Shift+Z'], copy: ['Mod+D'], remove: ['Delete'] },
  drawing: { map: ['?'] },
} as const satisfies Readonly<Record<string, PlaceKeys>>;

export type KeyPlace = keyof typeof KEY_TABLE;

/** What is on the page where the keys of a place work. */
export const PLACE_MARKS: Readonly<Record<Exclude<KeyPlace, 'everywhere'>, string>> = {
  tabs: '.gd-tabs-strip',
  menu: '.gd-side-menu-line',
  grid: '.ant-table-tbody .ant-table-cell[tabindex]',
  cells: '[data-gd-edit]',
  kanban: '.gd-kanban-cards',
  comment: '.gd-record-comment-foot',
  map: '.gd-map',
  replay: '.gd-track',
  plan: '.gd-plan-stage',
  form: '.gd-fd',
  drawing: '.gd-designer',
};

/** Places whose keys the help calls to mind first: those of the page, not those of the frame around it. */
export const PAGE_PLACES = (Object.keys(KEY_TABLE) as KeyPlace[]).filter(
  (place) => !['everywhere', 'tabs', 'menu'].includes(place),
);
