import { ChunkError } from '../../kit/lazy/index.ts';
import { withRetries } from '../../map/retry.ts';
import type { CommandContext, CommandId } from './commands.ts';
import type * as Hands from './hands.ts';

/** What acts on the canvas comes after the first picture. Where it does not come, the person is told. */
export async function withHands({ session }: CommandContext, use: (hands: typeof Hands) => void): Promise<void> {
  const hands = await withRetries(() => import('./hands.ts')).catch((error: unknown) => {
    const { words } = new ChunkError('load_failed', error);
    session.notices.show('error', words[session.lang === 'en' ? 'en' : 'zh']);
  });
  if (hands) use(hands);
}

/** Does a command by its name, for what is drawn before the commands are loaded. */
export const runLater = (id: CommandId, context: CommandContext): void =>
  void withHands(context, ({ runCommand }) => runCommand(id, context));
