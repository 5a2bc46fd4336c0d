import { calls, type WholeMenuVariant } from '@gongdi/api';
import { MENU_VARIANTS, type MenuVariantName } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Skeleton, Tabs, Tag } from 'antd';
import { useSearchParams } from 'react-router';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { MENUS } from '../../../ground/menus/menus.ts';
import { useAskFirst } from '../../../ground/page/leave-guard.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { defaultDraft, draftOf, isSame } from './draft.ts';
import css from './menu.css?inline';
import { useMenuText } from './text/index.ts';
import { VariantEditor } from './variant-editor.tsx';

/** List of the menu variants, and the editor of the variant in the address. */
export function MenuPage() {
  const { client } = useConsole();
  const lang = useLang();
  const text = useMenuText();
  const [search, setSearch] = useSearchParams();
  const ask = useAskFirst();
  useSheet(css);
  const all = useQuery({
    queryKey: [MENUS, 'variants'],
    queryFn: ({ signal }) => client.call(calls.menu.variants, {}, { signal, quiet: true }),
  });
  if (all.isError) return <FailurePanel error={all.error} retry={() => void all.refetch()} />;
  const variant = MENU_VARIANTS.find((one) => one.name === search.get('variant')) ?? MENU_VARIANTS[0]!;
  const stored = all.data?.find((one) => one.name === variant.name);
  const changed = changedIn(all.data ?? []);
  return (
    <div className="gd-console-page">
      <div className="gd-data-panel gd-menu-page">
        <Tabs
          activeKey={variant.name}
          onChange={(name) => ask(() => setSearch({ variant: name }, { replace: true }))}
          items={MENU_VARIANTS.map(({ name, label }) => ({
            key: name,
            label: (
              <>
                {label[lang]} {changed.has(name) && <Tag color="processing">{text.changed}</Tag>}
              </>
            ),
          }))}
        />
        <p className="gd-menu-hint">{text.hint}</p>
        {stored && all.data ? (
          <VariantEditor key={variant.name} variant={variant} stored={stored} all={all.data} />
        ) : (
          <Skeleton active />
        )}
      </div>
    </div>
  );
}

/** Returns the variants that differ from their defaults; a variant that was changed back does not. */
function changedIn(all: readonly WholeMenuVariant[]): ReadonlySet<MenuVariantName> {
  const changed = MENU_VARIANTS.filter((variant) => {
    const stored = all.find(({ name }) => name === variant.name);
    return stored && !isSame(variant, draftOf(variant, stored), defaultDraft(variant));
  });
  return new Set(changed.map(({ name }) => name));
}
