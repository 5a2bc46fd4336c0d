import { DownOutlined, RightOutlined } from '@ant-design/icons';
import type { OrganizationNode } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { Tag } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Move, TreeLine } from './tree-model.ts';
import { treeStep } from './tree-step.ts';
import { useTreeDrag } from './use-tree-drag.ts';
import { useOrganizationText } from './text/index.ts';

interface OrganizationTreeProps {
  tree: readonly OrganizationNode[];
  lines: readonly TreeLine[];
  /** Id of the organisation whose details are shown. */
  chosen: string | null;
  /** Returns whether an organisation can be moved. */
  movable: (node: OrganizationNode) => boolean;
  onChoose: (id: string) => void;
  onFold: (id: string, fold: boolean) => void;
  /** Called when an organisation is dropped at another place. The move itself is up to the caller. */
  onMove: (node: OrganizationNode, move: Move) => void;
}

/**
 * Tree of organisations: arrow keys move and unfold, Enter chooses, letters jump. Rows can be dragged before, after or
 * onto others.
 */
export function OrganizationTree(props: OrganizationTreeProps) {
  const { tree, lines, chosen, movable, onChoose, onFold, onMove } = props;
  const text = useOrganizationText();
  const box = useRef<HTMLUListElement>(null);
  // Row that the arrow keys have reached since the last choice.
  const [walked, setWalked] = useState<{ to: string; since: string | null }>();
  const active = walked?.since === chosen ? walked.to : chosen;
  const setActive = (to: string) => setWalked({ to, since: chosen });
  const drag = useTreeDrag(tree, onMove);
  const at = Math.max(
    0,
    lines.findIndex(({ node }) => node.org_id === active),
  );
  const current = lines[at];

  useEffect(() => {
    if (chosen === null) return;
    itemOf(box.current, chosen)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const go = (line: TreeLine | undefined) => {
    if (!line) return;
    setActive(line.node.org_id);
    itemOf(box.current, line.node.org_id)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = treeStep(event.key, lines, at);
    if (!step) return;
    event.preventDefault();
    if (step.kind === 'go') go(step.to);
    else if (step.kind === 'fold') onFold(current.node.org_id, step.shut);
    else onChoose(current.node.org_id);
  };

  return (
    <ul ref={box} role="tree" className="gd-org-tree" aria-label={text.tree} onKeyDown={onKeyDown}>
      {lines.map(({ node, depth, open }) => (
        <li
          key={node.org_id}
          role="treeitem"
          className="gd-org-line"
          data-org={node.org_id}
          data-depth={Math.min(depth, 8)}
          data-drop={drag.zoneOf(node)}
          aria-level={depth}
          aria-selected={node.org_id === chosen}
          aria-expanded={node.children.length > 0 ? open : undefined}
          tabIndex={node === current?.node ? 0 : -1}
          draggable={movable(node)}
          onClick={() => {
            setActive(node.org_id);
            onChoose(node.org_id);
          }}
          {...drag.of(node)}
        >
          <Fold node={node} open={open} onFold={onFold} />
          <span className="gd-org-name" title={node.name}>
            {node.name}
          </span>
          {node.org_status === 0 && <Tag color="error">{text.off}</Tag>}
          {!node.editable && <Tag>{text.readOnly}</Tag>}
          <small>{fill(text.count, { count: node.user_count })}</small>
        </li>
      ))}
    </ul>
  );
}

/** For the mouse only: keyboard users have the arrow keys, and screen readers read the state of the row. */
function Fold({ node, open, onFold }: Pick<TreeLine, 'node' | 'open'> & Pick<OrganizationTreeProps, 'onFold'>) {
  if (node.children.length === 0) return <span className="gd-org-fold" />;
  return (
    <span
      className="gd-org-fold"
      aria-hidden
      onClick={(event) => {
        event.stopPropagation();
        onFold(node.org_id, open);
      }}
    >
      {open ? <DownOutlined /> : <RightOutlined />}
    </span>
  );
}

function itemOf(box: HTMLElement | null, id: string): HTMLElement | null {
  return box?.querySelector<HTMLElement>(`[data-org="${CSS.escape(id)}"]`) ?? null;
}
