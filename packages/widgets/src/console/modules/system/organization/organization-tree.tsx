import { DownOutlined, RightOutlined } from '@ant-design/icons';
import type { OrganizationNode } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { Tag } from 'antd';
import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { moveFor, type DropZone, type Move, type TreeLine } from './tree-model.ts';
import { useOrganizationText } from './text/index.ts';

interface OrganizationTreeProps {
  tree: readonly OrganizationNode[];
  lines: readonly TreeLine[];
  /** The one whose details are shown. */
  chosen: string | null;
  /** Whether one may be taken elsewhere. */
  movable: (node: OrganizationNode) => boolean;
  onChoose: (id: string) => void;
  onFold: (id: string, fold: boolean) => void;
  /** Let go at another place: not yet done. */
  onMove: (node: OrganizationNode, move: Move) => void;
}

/** The share of a line's height, above and below, that means beside instead of inside. */
const EDGE = 0.28;

/**
 * Organisations as a tree: arrow keys walk and unfold, Enter chooses, letters jump; lines can be dragged before, behind
 * or onto others.
 */
export function OrganizationTree(props: OrganizationTreeProps) {
  const { tree, lines, chosen, movable, onChoose, onFold, onMove } = props;
  const text = useOrganizationText();
  const box = useRef<HTMLUListElement>(null);
  // Where the arrows have gone since the last choice.
  const [walked, setWalked] = useState<{ to: string; since: string | null }>();
  const active = walked?.since === chosen ? walked.to : chosen;
  const setActive = (to: string) => setWalked({ to, since: chosen });
  const [dragged, setDragged] = useState<OrganizationNode>();
  const [over, setOver] = useState<{ id: string; zone: DropZone }>();
  const at = Math.max(0, lines.findIndex(({ node }) => node.org_id === active)); // prettier-ignore
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
    const { node, open, parent } = current;
    const folds = node.children.length > 0;
    if (event.key === 'ArrowDown') go(lines[at + 1]);
    else if (event.key === 'ArrowUp') go(lines[at - 1]);
    else if (event.key === 'Home') go(lines[0]);
    else if (event.key === 'End') go(lines.at(-1));
    else if (event.key === 'ArrowRight' && folds && !open) onFold(node.org_id, false);
    else if (event.key === 'ArrowRight' && folds) go(lines[at + 1]);
    else if (event.key === 'ArrowLeft' && folds && open) onFold(node.org_id, true);
    else if (event.key === 'ArrowLeft') go(lines.find((line) => line.node === parent));
    else if (event.key === 'Enter' || event.key === ' ') onChoose(node.org_id);
    else if (event.key.length === 1) {
      const letter = event.key.toLowerCase();
      go(
        [...lines.slice(at + 1), ...lines.slice(0, at)].find((line) => line.node.name.toLowerCase().startsWith(letter)),
      );
    } else return;
    event.preventDefault();
  };
  const zoneAt = (event: DragEvent, node: OrganizationNode): DropZone | undefined => {
    if (!dragged) return undefined;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const part = (event.clientY - top) / height;
    const zone: DropZone = part < EDGE ? 'before' : part > 1 - EDGE ? 'after' : 'inside';
    return moveFor(tree, dragged.org_id, node.org_id, zone) && zone;
  };
  const dropOn = (event: DragEvent, node: OrganizationNode) => {
    const zone = zoneAt(event, node);
    const move = zone && dragged && moveFor(tree, dragged.org_id, node.org_id, zone);
    setOver(undefined);
    if (!move) return;
    event.preventDefault();
    onMove(dragged, move);
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
          data-drop={over?.id === node.org_id ? over.zone : undefined}
          aria-level={depth}
          aria-selected={node.org_id === chosen}
          aria-expanded={node.children.length > 0 ? open : undefined}
          tabIndex={node === current?.node ? 0 : -1}
          draggable={movable(node)}
          onClick={() => {
            setActive(node.org_id);
            onChoose(node.org_id);
          }}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', node.name);
            setDragged(node);
          }}
          onDragOver={(event) => {
            const zone = zoneAt(event, node);
            if (zone) event.preventDefault();
            setOver(zone && { id: node.org_id, zone });
          }}
          onDrop={(event) => dropOn(event, node)}
          onDragEnd={() => {
            setDragged(undefined);
            setOver(undefined);
          }}
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

/** For the mouse; the keyboard has its arrows, and readers the state of the line. */
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
