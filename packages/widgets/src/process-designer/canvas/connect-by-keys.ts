import { nameOf, typeLabel } from '../../diagram/describe.ts';
import type { DiagramElement } from '../../diagram/model.ts';
import type { Stage } from '../session/stage.ts';
import type { CommandContext } from './commands.ts';
import { menuPlace } from './menu-target.ts';
import { announce } from './ui/announce.ts';

const MENU = 'gongdi-connect';

const equipped = new WeakSet<Stage>();

/**
 * Connects the selected element to an element that the user chooses by name from a list. If not exactly one shape is
 * selected, starts the engine's connect tool instead, which needs a pointer.
 */
export function connectByKeys(context: CommandContext): void {
  const { stage, ui, at = menuPlace(stage) } = context;
  const [source, ...others] = stage.selection;
  if (!source || others.length > 0 || source.waypoints) {
    stage.service('editorActions').trigger('globalConnectTool');
    return;
  }
  if (targetsOf(stage, source).length === 0) return announce(ui, context.texts().noTarget);
  const menu = stage.service('popupMenu');
  if (!equipped.has(stage)) menu.registerProvider(MENU, 1000, provider(context));
  equipped.add(stage);
  menu.open(source, MENU, { ...at, cursor: at }, { title: context.texts().connectTo, width: '300px', search: true });
}

/** Returns the elements on the shown plane to which the engine allows a connection from `source`. */
function targetsOf(stage: Stage, source: DiagramElement): DiagramElement[] {
  const canvas = stage.service('canvas');
  const root = canvas.getRootElement();
  const rules = stage.service('rules');
  return stage
    .service('elementRegistry')
    .filter(
      (target) =>
        target !== source &&
        target !== root &&
        !target.labelTarget &&
        !target.waypoints &&
        canvas.findRoot(target) === root &&
        Boolean(rules.allowed('connection.create', { source, target })),
    );
}

const provider = ({ stage, session }: CommandContext) => ({
  getPopupMenuEntries(source: DiagramElement) {
    const entries = targetsOf(stage, source).map((target) => {
      const entry = {
        label: nameOf(target, session.lang),
        description: typeLabel(target.type, session.lang),
        action: () => {
          stage.service('popupMenu').close();
          stage.service('modeling').connect(source, target);
          stage.service('canvas').focus();
        },
      };
      return [`connect-${target.id}`, entry];
    });
    return Object.fromEntries(entries) as Record<string, object>;
  },
});
