import { GongdiError } from '@gongdi/domain';
import type { CallerContext } from '../../../handler/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import { newId, opened, type Db } from '../../../store/index.ts';
import { SendFailure, withoutPeople, type Outside } from '../../../outside/index.ts';
import { openChannel } from './channels.ts';
import { written } from './render.ts';
import type { SecretBox } from '../../../settings/index.ts';
import { letterheadOf } from './send.ts';
import { messagesLabel } from './text/index.ts';

/** Sends one message by a channel, to the caller if it is a personal one. @returns what came of it, in words */
export async function testChannel(
  { db, setting, box, world }: { db: Db; setting: ReadSetting; box: SecretBox; world: Outside },
  id: string,
  { caller, lang, now }: CallerContext,
): Promise<{ sent: boolean; message: string }> {
  const channel = await db
    .selectFrom('message_channel')
    .select(['kind', 'name'])
    .where('id', '=', id)
    .where('company_id', '=', caller.company_id)
    .executeTakeFirst();
  if (!channel) throw new GongdiError('notFound');
  const begin = performance.now();
  try {
    const found = await db
      .selectFrom('account')
      .select(['id', 'email', 'phone_number'])
      .where('id', '=', caller.id)
      .executeTakeFirstOrThrow();
    const person = opened(db, 'account', found);
    const address = { mail: person.email, sms: person.phone_number }[channel.kind as string];
    if (address === null)
      return { sent: false, message: messagesLabel(channel.kind === 'mail' ? 'noEmail' : 'noPhone')[lang] };
    const line = await openChannel(db, id, { box, world, evenOff: true });
    try {
      const message = written(testDelivery(caller.company_id, now), letterheadOf(setting, lang));
      const text = messagesLabel('testText', { name: channel.name })[lang];
      await line.send({ ...message, text: `${message.text}\n${text}` }, address ?? '');
    } finally {
      line.close();
    }
    const ms = Math.round(performance.now() - begin);
    return { sent: true, message: messagesLabel('testSent', { ms })[lang] };
  } catch (error) {
    if (!(error instanceof SendFailure)) throw error;
    return { sent: false, message: withoutPeople(error.label[lang]) };
  }
}

function testDelivery(org_id: string, now: number) {
  const at = new Date(now).toISOString();
  const item = { title: messagesLabel('testTitle'), link: null, at, resource: null, record_id: null };
  return { id: newId(now), org_id, events: 1, items: [{ ...item, kind: 'process_notice' as const }] };
}
