import type { Db } from '../../../store/index.ts';
import { ADAPTERS } from './adapters/index.ts';
import { outsideLabel, SendFailure, type Outside } from '../../../outside/index.ts';
import type { Line } from './adapters/adapter.ts';
import type { SecretBox } from '../../../settings/index.ts';
import { messagesLabel } from './text/index.ts';

/** Opens a channel with its secrets. @throws SendFailure when it is switched off, or its secrets cannot be read */
export async function openChannel(
  db: Db,
  id: string | null,
  { box, world, evenOff = false }: { box: SecretBox; world: Outside; evenOff?: boolean },
): Promise<Line> {
  const row =
    id === null
      ? undefined
      : await db
          .selectFrom('message_channel')
          .select(['kind', 'config', 'secret', 'enabled'])
          .where('id', '=', id)
          .executeTakeFirst();
  if (!row || !(row.enabled || evenOff)) throw new SendFailure(messagesLabel('channelOff'), 'message');
  const secrets = await box.open(row.secret);
  if (!secrets) throw new SendFailure(outsideLabel('lostSecret'), 'message');
  return ADAPTERS[row.kind]({ ...row.config, ...secrets }, world);
}
