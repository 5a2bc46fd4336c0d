import { SearchOutlined } from '@ant-design/icons';
import type { OrganizationNode } from '@gongdi/api';
import { fill, organization, permission } from '@gongdi/domain';
import { Button, Empty, Input, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { usePermissions, useSession } from '../../../ground/context/console-context.tsx';
import { useChangeParams } from '../../../ground/page/use-change-params.ts';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { OrganizationTree } from './organization-tree.tsx';
import { OrganizationView } from './organization-view.tsx';
import css from './organization.css?inline';
import { useOrganizationText } from './text/index.ts';
import { linesOf, nodeOf } from './tree-model.ts';
import { useFolds } from './use-folds.ts';
import { useOrganizationActions } from './use-organization-actions.tsx';
import { useOrganizations } from './use-organizations.ts';

const NONE: readonly OrganizationNode[] = [];

/** Tree of organisations, and beside it the organisation in the address. */
export function OrganizationPage() {
  const text = useOrganizationText();
  const may = usePermissions();
  const { user } = useSession();
  const [params] = useSearchParams();
  const change = useChangeParams();
  const [word, setWord] = useState('');
  const { query, refresh } = useOrganizations();
  useSheet(css);
  const tree = query.data ?? NONE;
  const actions = useOrganizationActions(tree, refresh);
  // Without an id in the address the user's own organisation is shown.
  const node = nodeOf(tree, params.get('org')) ?? nodeOf(tree, user?.org_id ?? null) ?? tree[0];
  const { folded, fold, foldAll, unfoldAll } = useFolds(tree, node?.org_id);
  const lines = useMemo(() => linesOf(tree, folded, word), [tree, folded, word]);
  if (query.isError) return <FailurePanel error={query.error} retry={() => void query.refetch()} />;
  const set = (key: string, value: string | null) =>
    change(
      (next) => {
        if (value === null) next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace: true },
    );
  const movable = (one: OrganizationNode) =>
    one.editable && one.org_id !== user?.org_id && may(permission(organization.name, 'edit')) && !tree.includes(one);
  return (
    <div className="gd-console-page gd-org">
      <nav className="gd-data-panel gd-org-side" aria-label={text.tree}>
        <div className="gd-org-side-head">
          <Input
            type="search"
            allowClear
            prefix={<SearchOutlined aria-hidden />}
            value={word}
            placeholder={text.search}
            aria-label={text.search}
            onChange={(event) => setWord(event.target.value)}
          />
          <div className="gd-org-tools">
            <Button type="link" size="small" onClick={unfoldAll}>
              {text.expandAll}
            </Button>
            <Button type="link" size="small" onClick={foldAll}>
              {text.collapseAll}
            </Button>
            <Link className="gd-data-end" to={`/${organization.name}/table`}>
              {text.table}
            </Link>
          </div>
        </div>
        {query.isPending ? (
          <Skeleton active />
        ) : lines.length === 0 ? (
          <Empty description={tree.length === 0 ? text.none : fill(text.searchNone, { word: word.trim() })} />
        ) : (
          <OrganizationTree
            tree={tree}
            lines={lines}
            chosen={node?.org_id ?? null}
            movable={movable}
            onChoose={(id) => set('org', id)}
            onFold={fold}
            onMove={(one, move) => actions.askMove(one, move)}
          />
        )}
        <p className="gd-console-hint">{text.treeHint}</p>
      </nav>
      {node ? (
        <OrganizationView
          tree={tree}
          node={node}
          tab={params.get('tab') ?? 'details'}
          actions={actions}
          refresh={refresh}
          onTab={(tab) => set('tab', tab)}
          onChoose={(id) => set('org', id)}
        />
      ) : (
        <div className="gd-data-panel gd-console-center">
          {query.isPending ? <Skeleton active /> : <Empty description={text.choose} />}
        </div>
      )}
    </div>
  );
}
