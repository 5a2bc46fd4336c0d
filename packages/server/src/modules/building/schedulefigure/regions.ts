import { calls } from '@gongdi/api';
import { GongdiError, partmanage, schedulefigure } from '@gongdi/domain';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, transaction, type Db } from '../../../store/index.ts';

const OUTSIDE = {
  zh: '有的区域对应的部位不在所画部位之下，请重新选择部位',
  en: 'A region stands for a part that is not below the one that is drawn; choose another part',
};

/** Stores the regions of a figure, if each stands for a part of what is drawn. */
export const regionsHandler = (db: Db, timeZone: string): Handler =>
  handle(calls.part.figureRegions, ({ body: { id, version, regions } }, context) =>
    transaction(db, async (trx) => {
      const access = accessOf(context);
      const figures = resourceRepository(trx, schedulefigure, { timeZone });
      const before = await figures.get(access, id);
      const root = await resourceRepository(trx, partmanage).get(access, before.part_id);
      const ids = [...new Set(regions.map(({ part_id }) => part_id))];
      // Raw SQL: a subtree is a range of `path`.
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from part
        where id = any(${ids}) and path >= ${root.path} and path < ${root.path} || chr(127)`.execute(trx);
      if (rows[0]!.count < ids.length)
        throw new GongdiError('invalid', {
          label: OUTSIDE,
          problems: [{ path: 'regions', code: 'refused', message: OUTSIDE.zh }],
        });
      const after = await figures.update(access, { id, version, regions });
      const event = { action: 'edit' as const, subject: schedulefigure.name, subject_id: id, before, after };
      await recordAudit(trx, context, actorOf(context.caller), event);
      return { version: after.version };
    }),
  );
