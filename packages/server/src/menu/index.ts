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
import { handle, type Caller, type Handler } from '../handler/index.ts';
import { storeAdjustment } from '../settings/index.ts';
import { anyOf, type Db } from '../store/index.ts';
import type { MenuStore } from './menu-store.ts';
import { withPinyin } from './with-pinyin.ts';

export { withPinyin } from './with-pinyin.ts';
export { menuStore, type MenuStore } from './menu-store.ts';

/** Which menu tree a client requests (console specification, section 7.8). */
const SYSTEM_TYPES = { console: 1 } as const;

/** Returns the menus of the console that a caller may see. */
export const menusFor = (store: Pick<MenuStore, 'treeFor'>, caller: Caller, lang: Lang): MenuItem[] =>
  menuForEnterprise(menusOf(store.treeFor(caller), caller, lang), caller.ent_type);

/** Handlers for the menu of the caller, and for the menu variants and their editor. */
export function menuHandlers(db: Db, store: MenuStore): Handler[] {
  const wholeOf = ({ name }: MenuVariant): WholeMenuVariant => {
    const { edit, ent_types, companies } = store.arrangements()[name];
    // Copied, because the caller must not change the objects held here.
    return structuredClone({ name, version: store.versionOf(name), edit, ent_types, companies }) as WholeMenuVariant;
  };

  return [
    handle(calls.user.permissionMenus, async ({ query }, { caller, lang }) =>
      query.system_type === SYSTEM_TYPES.console ? withPinyin(menusFor(store, caller, lang)) : [],
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
          // Entries equal to the variant's own tree are not stored.
          value: { ...wanted, edit: differenceOf(variantTree(variant), variantTree(variant, wanted.edit)) },
          fallback: defaultArrangement(variant),
        },
        async (trx) => {
          // Includes changes made by other servers; the lock keeps any of them from storing one now.
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

/** @throws GongdiError `notFound` when an id is no company */
async function checkCompanies(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const wanted = [...new Set(ids)];
  const found = await trx
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', anyOf(wanted))
    .where((eb) => eb('path', '=', eb('id', '||', '/')))
    .execute();
  if (found.length !== wanted.length) throw new GongdiError('notFound');
}
