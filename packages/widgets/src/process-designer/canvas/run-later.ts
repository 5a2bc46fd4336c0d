import { withRetries } from '../../map/retry.ts';
import type { CommandContext, CommandId } from './commands.ts';

/** Does a command by its name, for what is drawn before the commands are loaded. */
export function runLater(id: CommandId, context: CommandContext): void {
  withRetries(() => import('./hands.ts')).then(
    ({ runCommand }) => runCommand(id, context),
    () => undefined,
  );
}
