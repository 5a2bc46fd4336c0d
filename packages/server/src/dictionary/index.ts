import { calls } from '@gongdi/api';
import {
  constructionNature,
  constructionType,
  dictionaries,
  GongdiError,
  problemsOfEntries,
  projectPhase,
  stateDisabled,
  type DictionaryEntry,
  type FieldProblem,
  type Lang,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { actorOf, changeHistoryOf, recordAudit } from '../audit/index.ts';
import { handle, handlePublic, type Handler } from '../handler/index.ts';
import { transaction, type Db } from '../store/index.ts';
import { codesInUse, countUses, fieldsWith } from './entry-usage.ts';
import { notifyServers, type KeptDictionary, type OverlayStore } from './overlay-store.ts';
import { dictionaryLabel } from './text/index.ts';
import { dataOf, deviceTypesOf, remarksOf, storedOf, wholeOf } from './wire.ts';

export { overlayStore, type OverlayStore } from './overlay-store.ts';

/** Handlers to read dictionaries, which anyone may do, and to change them. */
export function dictionaryHandlers(db: Db, store: OverlayStore): Handler[] {
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
    handle(base.dictionaryUses, async ({ params: { dict_type } }) => {
      get(dict_type);
      return { places: fieldsWith(dict_type), ...(await countUses(db, dict_type)) };
    }),
    handle(base.dictionaryHistory, async ({ params: { dict_type }, query }) => {
      get(dict_type);
      return changeHistoryOf(db, 'dictionary', dict_type, query.before);
    }),
    handle(base.dictionaryEdit, async ({ params: { dict_type }, body }, context) => {
      const builtIn = dictionaries.get(dict_type);
      if (!builtIn) throw new GongdiError('notFound');
      const entries = body.entries.map(storedOf);
      const had = get(dict_type).dictionary.entries;
      const problems = [
        ...problemsOfEntries(builtIn, entries, context.lang, had),
        ...disabledStates(dict_type, entries, had, context.lang),
      ];
      if (problems.length > 0) throw new GongdiError('invalid', { problems });
      await transaction(db, async (trx) => {
        // If two administrators save at once, the second waits here and then finds another version.
        await sql`select pg_advisory_xact_lock(hashtext(${`dictionary ${dict_type}`}))`.execute(trx);
        const row = await trx
          .selectFrom('dictionary_edit')
          .select(['entries', 'version'])
          .where('dict_type', '=', dict_type)
          .executeTakeFirst();
        const before = row ?? { entries: builtIn.entries, version: 0 };
        if (before.version !== body.version) throw new GongdiError('conflict');
        await refuseRemovalOfUsed(trx, dict_type, before.entries, entries);
        const edit = {
          entries: JSON.stringify(entries),
          version: body.version + 1,
          updated_at: new Date(context.now).toISOString(),
          updated_by: context.caller.id,
        };
        await trx
          .insertInto('dictionary_edit')
          .values({ dict_type, ...edit })
          .onConflict((conflict) => conflict.column('dict_type').doUpdateSet(edit))
          .execute();
        await recordAudit(trx, context, actorOf(context.caller), {
          action: 'edit',
          subject: 'dictionary',
          subject_id: dict_type,
          before: { entries: before.entries },
          after: { entries },
        });
        await notifyServers(trx, dict_type);
      });
      // Reloaded here, so that the user who made the change sees it at once, without waiting for the notification.
      await store.reload();
      return wholeOf(get(dict_type));
    }),
  ];
}

/** Returns the problems with states of records that would be disabled: steps set them, nobody chooses them. */
function disabledStates(
  dict_type: string,
  entries: readonly DictionaryEntry[],
  had: readonly DictionaryEntry[],
  lang: Lang,
): FieldProblem[] {
  if (!fieldsWith(dict_type).some(({ state }) => state)) return [];
  return entries.flatMap(({ value, label, disabled }, index) =>
    disabled && !had.some((one) => one.value === value && one.disabled)
      ? [{ path: `entries.${index}.disabled`, code: 'stateDisabled', message: stateDisabled(label, lang) }]
      : [],
  );
}

type Entries = readonly { value: number; label: { zh: string; en: string } }[];

/** @throws GongdiError `inUse` naming the entries that records have */
async function refuseRemovalOfUsed(trx: Db, dict_type: string, before: Entries, after: Entries): Promise<void> {
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
