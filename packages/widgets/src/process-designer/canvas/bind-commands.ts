import type { EventBusEvent } from '../../diagram/services.ts';
import { COMMAND_IDS, type CommandContext, type CommandId, commandOf } from './commands.ts';
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

/**
 * Binds the table to the engine's keyboard, which listens to the focused canvas only: nothing acts while someone types,
 * or in another designer of the page. @returns how to unbind
 */
export function bindCommands(context: CommandContext): () => void {
  const keyboard = context.stage.service('keyboard');
  const listener = (event: EventBusEvent): unknown => {
    const pressed = event['keyEvent'] as KeyboardEvent;
    const id = commandFor(pressed);
    if (id === undefined) return undefined;
    // a known key never reaches the browser: Ctrl+S must not save the page when there is nothing to save
    runCommand(id, context);
    pressed.preventDefault();
    return true;
  };
  keyboard.addListener(PRIORITY, listener);
  return () => keyboard.removeListener(listener);
}
