import { calls, type WholeMenuVariant } from '@gongdi/api';
import {
  defaultArrangement,
  differenceOf,
  GongdiError,
  menuForEnterprise,
  menusOf,
  MENU_VARIANTS,
  problemsOfMenus,
  variantTree,
  type Lang,
  type MenuItem,
  type MenuVariant,
} from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { handle, type Caller, type Handler } from '../handler/index.ts';
import { storeAdjustment } from '../settings/index.ts';
import type { MenuStore } from './menu-store.ts';

export { menuStore, type MenuStore } from './menu-store.ts';

/** Which tree a client asks for (console specification, section 7.8). */
const SYSTEM_TYPES = { console: 1 } as const;

/** What somebody has in the menus of the console. */
export const menusFor = (store: Pick<MenuStore, 'treeFor'>, caller: Caller, lang: Lang): MenuItem[] =>
  menuForEnterprise(menusOf(store.treeFor(caller), caller, lang), caller.ent_type);

/** The menu of whoever asks, and the variants for whoever edits them. */
export function menuHandlers(db: Kysely<unknown>, store: MenuStore): Handler[] {
  const wholeOf = ({ name }: MenuVariant): WholeMenuVariant => {
    const { edit, ent_types, companies } = store.arrangements()[name];
    // The wire's lists are its own: nobody changes what is held here.
    return structuredClone({ name, version: store.versionOf(name), edit, ent_types, companies }) as WholeMenuVariant;
  };

  return [
    handle(calls.user.permissionMenus, async ({ query }, { caller, lang }) =>
      query.system_type === SYSTEM_TYPES.console ? menusFor(store, caller, lang) : [],
    ),
    handle(calls.menu.variants, async () => MENU_VARIANTS.map(wholeOf)),
    handle(calls.menu.change, async ({ params, body: { version, ...wanted } }, context) => {
      const variant = MENU_VARIANTS.find((one) => one.name === params.variant)!;
      await storeAdjustment(
        db,
        context,
        {
          kind: 'menu',
          name: variant.name,
          version,
          // What is as in the variant's own tree is not kept.
          value: { ...wanted, edit: differenceOf(variantTree(variant), variantTree(variant, wanted.edit)) },
          fallback: defaultArrangement(variant),
        },
        async (trx) => {
          // Changes of other servers count too: nobody else can store one now.
          await store.reload();
          const arrangements = { ...store.arrangements(), [variant.name]: wanted };
          const problems = problemsOfMenus(arrangements, variant.name, context.lang);
          if (problems.length > 0) throw new GongdiError('invalid', { problems });
          await checkCompanies(trx, wanted.companies);
        },
      );
      await store.reload();
      return wholeOf(variant);
    }),
  ];
}

/** @throws GongdiError `notFound` when one is no company */
async function checkCompanies(trx: Kysely<unknown>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql`select 1 from organisation
    where id = any(${[...new Set(ids)]}) and path = id || '/'`.execute(trx);
  if (rows.length !== new Set(ids).size) throw new GongdiError('notFound');
}
