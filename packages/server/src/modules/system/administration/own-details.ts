import { AVATAR_BYTES, calls, SIGNATURE_BYTES } from '@gongdi/api';
import { usermanage } from '@gongdi/domain';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { opened, sealedFor, transaction, type Db, type Tables } from '../../../store/index.ts';
import { checkPicture } from './check-picture.ts';

type Kept = { avatar: string | null } | { signature: string } | { id_card: string | null };

/** Handlers of details that users store about themselves: picture, signature, identity card. */
export function ownDetailHandlers(db: Db): Handler[] {
  const read = <K extends keyof Tables['account']>(id: string, columns: readonly K[]) =>
    db.selectFrom('account').select(columns).where('id', '=', id).executeTakeFirstOrThrow();

  const keep = (context: CallerContext, what: string, kept: Kept) =>
    transaction(db, async (trx) => {
      const { caller, now } = context;
      await trx
        .updateTable('account')
        .set({
          ...sealedFor(trx, 'account', caller.id, kept),
          updated_at: new Date(now).toISOString(),
          updated_by: caller.id,
        })
        .where('id', '=', caller.id)
        .execute();
      // The change record notes that the value was changed, not the value: pictures and identity numbers must not be
      // logged.
      const event = {
        action: 'edit' as const,
        subject: usermanage.name,
        subject_id: caller.id,
        after: { changed: what },
      };
      await recordAudit(trx, context, actorOf(caller), event);
      return null;
    });

  return [
    handle(calls.own.signature, async (_, { caller }) => {
      const { signature } = await read(caller.id, ['signature']);
      return { signature };
    }),
    handle(calls.own.setSignature, ({ body: { signature } }, context) => {
      checkPicture(context, 'signature', signature, SIGNATURE_BYTES);
      return keep(context, 'signature', { signature });
    }),
    handle(calls.own.idcard, async (_, { caller }) => {
      const { nickname, id_card } = opened(db, 'account', await read(caller.id, ['id', 'nickname', 'id_card']));
      return { nickname, id_card };
    }),
    handle(calls.own.setIdcard, ({ body: { id_card } }, context) => keep(context, 'id_card', { id_card })),
    handle(calls.own.setAvatar, ({ body: { avatar } }, context) => {
      checkPicture(context, 'avatar', avatar, AVATAR_BYTES);
      return keep(context, 'avatar', { avatar: avatar || null });
    }),
  ];
}
