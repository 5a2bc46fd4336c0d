import type { Stage } from '../session/stage.ts';
import type { CommandContext } from './commands.ts';
import { menuPlace } from './menu-target.ts';

const selectedOne = (stage: Stage) => {
  const [first, ...rest] = stage.service('selection').get();
  return rest.length === 0 ? first : undefined;
};

/** The engine's menu of what an element may become. */
export async function openReplaceMenu({ stage, at = menuPlace(stage) }: CommandContext): Promise<void> {
  const element = selectedOne(stage);
  const { addMenus } = await import('../engine/late.ts');
  addMenus(stage.modeler);
  const menu = stage.service('popupMenu');
  if (!element || menu.isEmpty(element, 'bpmn-replace')) return;
  const title = stage.service('translate')('Change element');
  menu.open(element, 'bpmn-replace', { ...at, cursor: at }, { title, width: '300px', search: true });
}

/** All elements that can follow the selected one; without one that something can follow: all elements. */
export function openAppendMenu(context: CommandContext): Promise<void> {
  const { stage, at = menuPlace(stage) } = context;
  const element = selectedOne(stage);
  const anything = stage.service('anyElement');
  return element && stage.service('contextPad').getEntries(element)['append']
    ? anything.openAppend(element, at)
    : anything.openCreate(at);
}

/** All elements. */
export function openCreateMenu({ stage, at = menuPlace(stage) }: CommandContext): Promise<void> {
  return stage.service('anyElement').openCreate(at);
}
