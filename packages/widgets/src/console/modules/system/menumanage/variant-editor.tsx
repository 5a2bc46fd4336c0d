import { CallFailure, calls, type WholeMenuVariant } from '@gongdi/api';
import {
  MENU_SCREEN,
  permission,
  problemsOfMenus,
  type FieldProblem,
  type MenuArrangements,
  type MenuVariant,
} from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useConsole, useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../ground/page/leave-guard.tsx';
import { changesOf, defaultDraft, draftOf, isSame, type MenuDraft } from './draft.ts';
import { MENUS } from '../../../ground/menus/menus.ts';
import { MenuScope } from './menu-scope.tsx';
import { MenuTree } from './menu-tree.tsx';
import { useMenuText } from './text/index.ts';

interface VariantEditorProps {
  variant: MenuVariant;
  stored: WholeMenuVariant;
  all: readonly WholeMenuVariant[];
}

/** Editor of one menu variant. A newer stored version is shown as soon as there are no unsaved changes. */
export function VariantEditor({ variant, stored, all }: VariantEditorProps) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useMenuText();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const mayEdit = usePermissions()(permission(MENU_SCREEN, 'edit'));
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(() => draftOf(variant, stored));
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isChanged = !isSame(variant, draft, draftOf(variant, base));
  useLeaveGuard(() => isChanged);

  const begin = (from: WholeMenuVariant) => {
    setBase(from);
    setDraft(draftOf(variant, from));
    setProblems([]);
    setFailure(undefined);
  };
  if (stored.version > base.version && !isChanged) begin(stored);
  const change = (part: Partial<MenuDraft>) => setDraft((now) => ({ ...now, ...part }));
  const changes = changesOf(variant, draft);

  const save = async () => {
    const arrangements = Object.fromEntries(
      all.map((one) => [one.name, one.name === variant.name ? changes : one]),
    ) as unknown as MenuArrangements;
    const found = problemsOfMenus(arrangements, variant.name, lang);
    setProblems(found);
    setFailure(undefined);
    if (found.length > 0) return;
    setBusy(true);
    try {
      const body = { version: base.version, ...changes };
      begin(await client.call(calls.menu.change, { params: { variant: variant.name }, body }, { quiet: true }));
      void message.success(text.saved);
      await queries.invalidateQueries({ queryKey: [MENUS] });
    } catch (error) {
      if (error instanceof CallFailure) setProblems(error.problems);
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };

  const summary = [...new Set([failure, ...problems.map((one) => one.message)])].filter(Boolean);
  return (
    <>
      {!mayEdit && <Alert type="info" showIcon title={text.readOnly} />}
      {summary.length > 0 && <Alert type="error" showIcon title={summary.join('；')} />}
      <MenuScope name={variant.name} draft={draft} disabled={!mayEdit || busy} problems={problems} onChange={change} />
      <MenuTree
        tree={draft.tree}
        edit={changes.edit}
        disabled={!mayEdit || busy}
        problems={problems}
        onChange={(tree) => change({ tree })}
      />
      {mayEdit && (
        <div className="gd-menu-buttons">
          <Button
            disabled={busy || isSame(variant, draft, defaultDraft(variant))}
            onClick={() => change(defaultDraft(variant))}
          >
            {text.restore}
          </Button>
          <span />
          <Button disabled={!isChanged || busy} onClick={() => begin(stored)}>
            {text.undo}
          </Button>
          <Button type="primary" disabled={!isChanged} loading={busy && BUSY} onClick={() => void save()}>
            {text.save}
          </Button>
        </div>
      )}
    </>
  );
}
