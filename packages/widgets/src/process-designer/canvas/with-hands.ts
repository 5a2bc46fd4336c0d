import { ChunkError } from '../../kit/lazy/index.ts';
import { withRetries } from '../../kit/retry.ts';
import type { CommandContext, CommandId } from './commands.ts';
import type * as Hands from './hands.ts';

/**
 * Loads the handlers of the canvas after the first picture and passes them to `use`. Shows an error if loading fails.
 */
export async function withHands({ session }: CommandContext, use: (hands: typeof Hands) => void): Promise<void> {
  const hands = await withRetries(() => import('./hands.ts')).catch((error: unknown) => {
    const { words } = new ChunkError('load_failed', error);
    session.notices.show('error', words[session.lang === 'en' ? 'en' : 'zh']);
  });
  if (hands) use(hands);
}

/** Runs a command by its id. For controls that are drawn before the commands are loaded. */
export const runLater = (id: CommandId, context: CommandContext): void =>
  void withHands(context, ({ runCommand }) => runCommand(id, context));
