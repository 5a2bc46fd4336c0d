import type { EventBusEvent } from '../../diagram/services.ts';
import { COMMAND_IDS, type Command, type CommandContext, type CommandId, commandOf } from './commands.ts';
import { matchesKeys } from './keys.ts';

/** Above the engine's own arrow keys (1500). */
const PRIORITY = 2000;

/** The command that a key press asks of this table; keys of the clipboard and the engine are theirs. */
export function commandFor(event: KeyboardEvent): CommandId | undefined {
  return COMMAND_IDS.find((id) => {
    const { keys, by } = commandOf(id);
    return by === undefined && keys.some((one) => matchesKeys(event, one));
  });
}

/** Does a command, if it can be done now. @returns whether it was */
export function runCommand(id: CommandId, context: CommandContext): boolean {
  const { run, enabled } = commandOf(id);
  if (!run || enabled?.(context) === false) return false;
  void run(context);
  return true;
}

/** What takes text, and has an undo of its own. */
const TEXT_FIELD = 'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"])';

/** Keys with the focus beside the canvas. What a dialog asks is answered first: nothing acts behind it. */
function actAnywhere(context: CommandContext, event: KeyboardEvent): void {
  const id = event.defaultPrevented ? undefined : commandFor(event);
  const anywhere: Command['anywhere'] = id && commandOf(id).anywhere;
  const [target] = event.composedPath();
  if (!id || !anywhere || !(target instanceof Element)) return;
  if (anywhere !== 'always' && target.closest(TEXT_FIELD)) return;
  event.preventDefault();
  if (!target.closest('[role="dialog"]')) runCommand(id, context);
}

/**
 * Binds the table to the engine's keyboard, which listens to the focused canvas only: nothing acts while someone types,
 * or in another designer of the page. A few keys count wherever the focus is in the designer. @returns how to unbind
 */
export function bindCommands(context: CommandContext): () => void {
  const { session, stage } = context;
  const keyboard = stage.service('keyboard');
  const listener = (event: EventBusEvent): unknown => {
    const pressed = event['keyEvent'] as KeyboardEvent;
    const id = commandFor(pressed);
    if (id === undefined) return undefined;
    // a known key never reaches the browser: Ctrl+S must not save the page when there is nothing to save
    runCommand(id, context);
    pressed.preventDefault();
    return true;
  };
  const around = session.host.getRootNode();
  const beside = (event: Event) => {
    if (event instanceof KeyboardEvent && session.settings.keyboard) actAnywhere(context, event);
  };
  keyboard.addListener(PRIORITY, listener);
  around.addEventListener('keydown', beside);
  return () => {
    keyboard.removeListener(listener);
    around.removeEventListener('keydown', beside);
  };
}
