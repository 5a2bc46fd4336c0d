import { calls } from '@gongdi/api';
import {
  constructionNature,
  constructionType,
  dictionaries,
  GongdiError,
  problemsOfEntries,
  projectPhase,
  type Lang,
} from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { actorOf, recordAudit } from '../audit/index.ts';
import { handle, handlePublic, type Handler } from '../handler/index.ts';
import { transaction } from '../store/index.ts';
import { codesInUse } from './entry-usage.ts';
import { tellServers, type KeptDictionary, type OverlayStore } from './overlay-store.ts';
import { dictionaryLabel } from './text/index.ts';
import { dataOf, deviceTypesOf, remarksOf, storedOf, wholeOf } from './wire.ts';

export { overlayStore, type OverlayStore } from './overlay-store.ts';

/** Reading dictionaries, which anyone may, and changing them. */
export function dictionaryHandlers(db: Kysely<unknown>, store: OverlayStore): Handler[] {
  const { base } = calls;
  const get = (dict_type: string): KeptDictionary => {
    const found = store.get(dict_type);
    if (!found) throw new GongdiError('notFound');
    return found;
  };
  const remarks =
    (dict_type: string) =>
    async (_: object, { lang }: { lang: Lang }) =>
      remarksOf(get(dict_type), lang);

  return [
    handlePublic(base.dictionary, async ({ params }, { lang }) => dataOf(get(params.dict_type), lang)),
    handlePublic(base.dictionaryList, async ({ query }) =>
      [...dictionaries.keys()]
        .map(get)
        .filter(({ version }) => query.changed_only !== '1' || version > 0)
        .map(wholeOf),
    ),
    handlePublic(base.deviceTypes, async (_, { lang }) => deviceTypesOf(get('device_type'), lang)),
    handlePublic(base.projectPhases, remarks(projectPhase.dict_type)),
    handlePublic(base.siteProjectPhases, remarks(projectPhase.dict_type)),
    handlePublic(base.siteConstructionTypes, remarks(constructionType.dict_type)),
    handlePublic(base.siteConstructionNatures, remarks(constructionNature.dict_type)),
    handle(base.dictionaryEdit, async ({ params: { dict_type }, body }, context) => {
      const builtIn = dictionaries.get(dict_type);
      if (!builtIn) throw new GongdiError('notFound');
      const entries = body.entries.map(storedOf);
      const problems = problemsOfEntries(builtIn, entries, context.lang);
      if (problems.length > 0) throw new GongdiError('invalid', { problems });
      await transaction(db, async (trx) => {
        // Two administrators at once: the second waits here and then finds another version.
        await sql`select pg_advisory_xact_lock(hashtext(${`dictionary ${dict_type}`}))`.execute(trx);
        const { rows } = await sql<{ entries: typeof builtIn.entries; version: number }>`
          select entries, version from dictionary_edit where dict_type = ${dict_type}`.execute(trx);
        const before = rows[0] ?? { entries: builtIn.entries, version: 0 };
        if (before.version !== body.version) throw new GongdiError('conflict');
        await refuseRemovalOfUsed(trx, dict_type, before.entries, entries);
        await sql`insert into dictionary_edit (dict_type, entries, version, updated_at, updated_by)
          values (${dict_type}, ${JSON.stringify(entries)}::jsonb, ${body.version + 1},
            ${new Date(context.now).toISOString()}, ${context.caller.id})
          on conflict (dict_type) do update set entries = excluded.entries, version = excluded.version,
            updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(trx);
        await recordAudit(trx, context, actorOf(context.caller), {
          action: 'edit',
          subject: 'dictionary',
          subject_id: dict_type,
          before: { entries: before.entries },
          after: { entries },
        });
        await tellServers(trx, dict_type);
      });
      // Whoever changed it sees it at once, without waiting to be told.
      await store.reload();
      return wholeOf(get(dict_type));
    }),
  ];
}

type Entries = readonly { value: number; label: { zh: string; en: string } }[];

/** @throws GongdiError `inUse` naming the entries that records have */
async function refuseRemovalOfUsed(
  trx: Kysely<unknown>,
  dict_type: string,
  before: Entries,
  after: Entries,
): Promise<void> {
  const gone = before.filter((entry) => !after.some((one) => one.value === entry.value));
  const used = await codesInUse(
    trx,
    dict_type,
    gone.map((entry) => entry.value),
  );
  if (used.length === 0) return;
  const named = gone.filter((entry) => used.includes(entry.value));
  const words = (lang: Lang, separator: string) => ({
    labels: named.map((entry) => entry.label[lang]).join(separator),
  });
  throw new GongdiError('inUse', {
    label: dictionaryLabel('entryInUse', { zh: words('zh', '、'), en: words('en', ', ') }),
  });
}
