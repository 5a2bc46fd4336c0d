import { SearchOutlined } from '@ant-design/icons';
import type { OrganizationNode } from '@gongdi/api';
import { fill, organization, permission } from '@gongdi/domain';
import { Button, Empty, Input, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { usePermissions, useSession } from '../../../ground/context/console-context.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { OrganizationTree } from './organization-tree.tsx';
import { OrganizationView } from './organization-view.tsx';
import css from './organization.css?inline';
import { useOrganizationText } from './text/index.ts';
import { linesOf, nodeOf, wayTo } from './tree-model.ts';
import { useOrganizationActions } from './use-organization-actions.tsx';
import { useOrganizations } from './use-organizations.ts';

const NONE: readonly OrganizationNode[] = [];

/** Organisations as the tree that they are; the one that the address names is shown beside it. */
export function OrganizationPage() {
  const text = useOrganizationText();
  const may = usePermissions();
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const [word, setWord] = useState('');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState('');
  const { query, refresh } = useOrganizations();
  useSheet(css);
  const tree = query.data ?? NONE;
  const actions = useOrganizationActions(tree, refresh);
  const lines = useMemo(() => linesOf(tree, folded, word), [tree, folded, word]);
  if (query.isError) return <FailurePanel error={query.error} retry={() => void query.refetch()} />;

  // Whoever names none begins with their own.
  const node = nodeOf(tree, params.get('org')) ?? nodeOf(tree, user?.org_id ?? null) ?? tree[0];
  // What is chosen, added or moved is on view: whatever it stands below is unfolded once.
  const way = node ? wayTo(tree, node.org_id).map((one) => one.org_id) : [];
  if (way.join() !== shown) {
    setShown(way.join());
    const above = new Set(way.slice(0, -1));
    if ([...folded].some((id) => above.has(id))) setFolded(new Set([...folded].filter((id) => !above.has(id))));
  }
  const set = (key: string, value: string | null) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        if (value === null) next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace: true },
    );
  const fold = (id: string, shut: boolean) =>
    setFolded((now) => {
      const next = new Set(now);
      if (shut) next.add(id);
      else next.delete(id);
      return next;
    });
  const movable = (one: OrganizationNode) =>
    one.editable && one.org_id !== user?.org_id && may(permission(organization.name, 'edit')) && !tree.includes(one);
  return (
    <div className="gd-page gd-org">
      <nav className="gd-panel gd-org-side" aria-label={text.tree}>
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
            <Button type="link" size="small" onClick={() => setFolded(new Set())}>
              {text.expandAll}
            </Button>
            <Button type="link" size="small" onClick={() => setFolded(allOf(tree))}>
              {text.collapseAll}
            </Button>
            <Link className="gd-end" to={`/${organization.name}/table`}>
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
        <p className="gd-hint">{text.treeHint}</p>
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
        <div className="gd-panel gd-center">
          {query.isPending ? <Skeleton active /> : <Empty description={text.choose} />}
        </div>
      )}
    </div>
  );
}

function allOf(tree: readonly OrganizationNode[]): Set<string> {
  return new Set(tree.flatMap((node) => [node.org_id, ...allOf(node.children)]));
}
