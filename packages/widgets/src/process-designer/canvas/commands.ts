import type { Point } from '../../diagram/model.ts';
import type { Direction } from '../../diagram/traverse/walk.ts';
import { ZOOM } from '../../diagram/viewport.ts';
import type { Dialogs } from '../dialog/dialogs.ts';
import type { DesignerSession } from '../session/session.ts';
import type { Stage } from '../session/stage.ts';
import type { CanvasUi } from './ui/canvas-ui.ts';
import { openAppendMenu, openCreateMenu, openReplaceMenu } from './engine-menus.ts';
import type { Keys } from '../../kit/keys/keys.ts';
import { menuPlace, menuTarget } from './menu-target.ts';
import type { CanvasTexts } from './text/index.ts';

/** The objects that commands work on. */
export interface CommandContext {
  session: DesignerSession;
  stage: Stage;
  dialogs: Dialogs;
  ui: CanvasUi;
  /** Text of the question before an alignment, in the language of the interface. */
  alignConfirm(): string;
  clipboard: { cut(): unknown; copy(): unknown; paste(at?: Point): unknown; duplicate(): unknown };
  texts(): CanvasTexts;
  openPanel(): void;
  /** Where menus open, in client coordinates. Default: beside the selection. */
  at?: Point;
}

export type CommandId = keyof CanvasTexts['commands'];
export type CommandGroup = keyof CanvasTexts['groups'];

export interface Command {
  group: CommandGroup;
  /** Menus show the first of them. */
  keys: readonly Keys[];
  /** Absent if the engine runs the command itself. */
  run?(context: CommandContext): unknown;
  /**
   * Which code listens to the keys: absent for the binding of this table, `clipboard` for the browser's clipboard
   * events (they need no permission), `engine` for the engine.
   */
  by?: 'clipboard' | 'engine';
  enabled?(context: CommandContext): boolean;
  /**
   * Whether the keys also work while the focus is outside the canvas, such as in the panel: always, or only outside
   * text fields, because a text field has its own undo.
   */
  anywhere?: 'always' | 'outside fields';
}

const selected = ({ stage }: CommandContext) => stage.service('selection').get();
const some = (context: CommandContext) => selected(context).length > 0;
const one = (context: CommandContext) => selected(context).length === 1;
const act =
  (action: string, options?: Record<string, unknown>) =>
  ({ stage }: CommandContext) =>
    stage.service('editorActions').trigger(action, options);

const align = (type: string) => async (context: CommandContext) => {
  const { session, dialogs, alignConfirm } = context;
  if (session.view.canAlign() && (await dialogs.confirm(alignConfirm()))) session.view.align(type);
};

const find = async ({ stage }: CommandContext) => {
  const { toggleSearch } = await import('../engine/late-search.ts');
  toggleSearch(stage.modeler);
};

const walk = (direction: Direction) => async (context: CommandContext) => {
  const { traverse } = await import('./traverse.ts');
  traverse(context, direction);
};

const connect = async (context: CommandContext) => {
  const { connectByKeys } = await import('./connect-by-keys.ts');
  connectByKeys(context);
};

const several = (context: CommandContext) => selected(context).length > 1;
/** Distributing needs at least three elements: two elements have nothing between them. */
const three = (context: CommandContext) => selected(context).filter(({ waypoints }) => !waypoints).length > 2;

/** All commands of the canvas with their keys. Key bindings, context menu and list of shortcuts use this table. */
const COMMANDS = {
  undo: {
    group: 'edit',
    keys: ['Mod+Z'],
    run: ({ session }) => session.undo(),
    anywhere: 'outside fields',
    enabled: ({ session }) => session.state.get().canUndo,
  },
  redo: {
    group: 'edit',
    keys: ['Mod+Y', 'Mod+Shift+Z'],
    run: ({ session }) => session.redo(),
    anywhere: 'outside fields',
    enabled: ({ session }) => session.state.get().canRedo,
  },
  cut: { group: 'edit', keys: ['Mod+X'], by: 'clipboard', run: ({ clipboard }) => clipboard.cut(), enabled: some },
  copy: { group: 'edit', keys: ['Mod+C'], by: 'clipboard', run: ({ clipboard }) => clipboard.copy(), enabled: some },
  paste: { group: 'edit', keys: ['Mod+V'], by: 'clipboard', run: ({ clipboard, at }) => clipboard.paste(at) },
  duplicate: { group: 'edit', keys: ['Mod+D'], run: ({ clipboard }) => clipboard.duplicate(), enabled: some },
  remove: { group: 'edit', keys: ['Delete', 'Backspace'], run: act('removeSelection'), enabled: some },
  selectAll: { group: 'edit', keys: ['Mod+A'], run: act('selectElements') },
  editLabel: { group: 'edit', keys: ['E', 'F2'], run: act('directEditing'), enabled: one },
  replace: { group: 'edit', keys: ['R'], run: openReplaceMenu, enabled: one },
  append: { group: 'edit', keys: ['A'], run: openAppendMenu },
  create: { group: 'edit', keys: ['N'], run: openCreateMenu },
  properties: { group: 'edit', keys: ['Enter'], run: ({ openPanel }) => openPanel() },
  save: { group: 'edit', keys: ['Mod+S'], run: ({ session }) => session.save(), anywhere: 'always' },

  hand: { group: 'tools', keys: ['H'], run: act('handTool') },
  lasso: { group: 'tools', keys: ['L'], run: act('lassoTool') },
  space: { group: 'tools', keys: ['S'], run: act('spaceTool') },
  connect: { group: 'tools', keys: ['C'], run: connect },
  find: { group: 'tools', keys: ['Mod+F'], run: find },

  zoomIn: { group: 'view', keys: ['Mod++', 'Mod+='], run: ({ session }) => session.view.zoomBy(ZOOM.step) },
  zoomOut: { group: 'view', keys: ['Mod+-'], run: ({ session }) => session.view.zoomBy(-ZOOM.step) },
  zoomFull: { group: 'view', keys: ['Mod+0'], run: ({ session }) => session.view.zoomTo(1) },
  fit: { group: 'view', keys: ['F'], run: ({ session }) => session.view.fit() },
  outline: { group: 'view', keys: ['O'], run: ({ ui }) => ui.set({ outline: !ui.get().outline }) },
  shortcuts: { group: 'view', keys: ['?'], run: ({ ui }) => ui.set({ shortcuts: true }) },
  menu: {
    group: 'view',
    keys: ['ContextMenu', 'Shift+F10'],
    run: ({ ui, stage }) => ui.set({ menu: { elements: menuTarget(stage), at: menuPlace(stage) } }),
  },

  forward: { group: 'go', keys: ['Alt+ArrowRight'], run: walk('forward') },
  back: { group: 'go', keys: ['Alt+ArrowLeft'], run: walk('back') },
  next: { group: 'go', keys: ['Alt+ArrowDown'], run: walk('next') },
  previous: { group: 'go', keys: ['Alt+ArrowUp'], run: walk('previous') },
  move: { group: 'go', keys: ['Arrows', 'Shift+Arrows'], by: 'engine' },
  scroll: { group: 'go', keys: ['Mod+Arrows'], by: 'engine' },

  alignLeft: { group: 'arrange', keys: [], run: align('left'), enabled: several },
  alignRight: { group: 'arrange', keys: [], run: align('right'), enabled: several },
  alignTop: { group: 'arrange', keys: [], run: align('top'), enabled: several },
  alignBottom: { group: 'arrange', keys: [], run: align('bottom'), enabled: several },
  alignCenter: { group: 'arrange', keys: [], run: align('center'), enabled: several },
  alignMiddle: { group: 'arrange', keys: [], run: align('middle'), enabled: several },
  distributeHorizontally: {
    group: 'arrange',
    keys: [],
    run: act('distributeElements', { type: 'horizontal' }),
    enabled: three,
  },
  distributeVertically: {
    group: 'arrange',
    keys: [],
    run: act('distributeElements', { type: 'vertical' }),
    enabled: three,
  },
} as const satisfies Record<CommandId, Command>;

export const commandOf = (id: CommandId): Command => COMMANDS[id];
export const COMMAND_IDS = Object.keys(COMMANDS) as CommandId[];
