import type { Stage } from '../session/stage.ts';
import type { CommandContext } from './commands.ts';
import { menuPlace } from './menu-target.ts';

const selectedOne = (stage: Stage) => {
  const [first, ...rest] = stage.service('selection').get();
  return rest.length === 0 ? first : undefined;
};

/** Opens the engine's menu of the types that the element can be changed to. */
export async function openReplaceMenu({ stage, at = menuPlace(stage) }: CommandContext): Promise<void> {
  const element = selectedOne(stage);
  const { addMenus } = await import('../engine/late.ts');
  addMenus(stage.modeler);
  const menu = stage.service('popupMenu');
  if (!element || menu.isEmpty(element, 'bpmn-replace')) return;
  const title = stage.service('translate')('Change element');
  menu.open(element, 'bpmn-replace', { ...at, cursor: at }, { title, width: '300px', search: true });
}

/**
 * Opens the menu of elements that can follow the selected element. If not exactly one element is selected or nothing
 * can follow it, the menu lists all elements.
 */
export function openAppendMenu(context: CommandContext): Promise<void> {
  const { stage, at = menuPlace(stage) } = context;
  const element = selectedOne(stage);
  const anything = stage.service('anyElement');
  return element && stage.service('contextPad').getEntries(element)['append']
    ? anything.openAppend(element, at)
    : anything.openCreate(at);
}

/** Opens the menu of all elements. */
export function openCreateMenu({ stage, at = menuPlace(stage) }: CommandContext): Promise<void> {
  return stage.service('anyElement').openCreate(at);
}
