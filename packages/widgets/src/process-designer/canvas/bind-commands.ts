import type { EventBusEvent } from '../../diagram/services.ts';
import { COMMAND_IDS, type Command, type CommandContext, type CommandId, commandOf } from './commands.ts';
import { matchesKeys } from '../../kit/keys/keys.ts';

/** Higher than the priority of the engine's arrow keys (1500), so this listener runs first. */
const PRIORITY = 2000;

/**
 * Returns the command of this table that is bound to a key press. Keys that the clipboard events or the engine handle
 * are left out (`by` is set).
 */
function commandFor(event: KeyboardEvent): CommandId | undefined {
  return COMMAND_IDS.find((id) => {
    const { keys, by } = commandOf(id);
    return by === undefined && keys.some((one) => matchesKeys(event, one));
  });
}

/** Runs a command if it is enabled. @returns whether the command ran */
export function runCommand(id: CommandId, context: CommandContext): boolean {
  const { run, enabled } = commandOf(id);
  if (!run || enabled?.(context) === false) return false;
  void run(context);
  return true;
}

/** Elements that accept text and have their own undo. */
const TEXT_FIELD = 'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"])';

/**
 * Handles a key press while the focus is in the designer but not on the canvas. If the focus is in a dialog, no command
 * runs, because the dialog has to be answered first.
 */
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
 * Binds the table of commands to the engine's keyboard. The engine's keyboard listens to the focused canvas only, so no
 * command runs while the user types or works in another designer on the page. A few keys work wherever the focus is
 * inside the designer.
 * @returns a function that removes the bindings
 */
export function bindCommands(context: CommandContext): () => void {
  const { session, stage } = context;
  const keyboard = stage.service('keyboard');
  const listener = (event: EventBusEvent): unknown => {
    const pressed = event['keyEvent'] as KeyboardEvent;
    const id = commandFor(pressed);
    if (id === undefined) return undefined;
    // the browser never gets a known key: Ctrl+S must not save the page, even if there is nothing to save
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
