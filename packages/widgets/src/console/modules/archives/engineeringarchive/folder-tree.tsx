import type { calls } from '@gongdi/api';
import { Tree } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useArchiveText } from './text/index.ts';

type Folder = calls.archive.ArchiveFolder;

interface Node {
  key: string;
  title: ReactNode;
  children: Node[];
}

interface Props {
  folders: readonly Folder[];
  onlyMissing: boolean;
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** The folders of an archive with how complete each is; with `onlyMissing`, those in which something is missing. */
export function FolderTree({ folders, onlyMissing, chosen, onChoose }: Props) {
  const text = useArchiveText();
  const nodes = useMemo(
    () => treeOf(folders.filter(({ needed, present }) => !onlyMissing || present < needed)),
    [folders, onlyMissing],
  );
  return (
    <section className="gd-archive-tree" aria-label={text.folders}>
      <Tree
        key={String(onlyMissing)}
        blockNode
        treeData={nodes}
        defaultExpandedKeys={folders.filter(({ level }) => level === 1 || onlyMissing).map(({ id }) => id)}
        selectedKeys={chosen === null ? [] : [chosen]}
        onSelect={([key]) => onChoose(key === undefined ? null : String(key))}
      />
    </section>
  );
}

function treeOf(folders: readonly Folder[]): Node[] {
  const nodes = new Map<string, Node>();
  const tops: Node[] = [];
  for (const one of folders) {
    const node: Node = { key: one.id, title: <Title folder={one} />, children: [] };
    nodes.set(one.id, node);
    const above = one.parent_id === null ? undefined : nodes.get(one.parent_id);
    (above?.children ?? tops).push(node);
  }
  return tops;
}

function Title({ folder }: { folder: Folder }) {
  const text = useArchiveText();
  const { code, name, documents, needed, present, level, required } = folder;
  const lacks = present < needed;
  return (
    <span className="gd-archive-folder">
      <span className="gd-archive-code">{code}</span>
      <span className="gd-archive-name">
        {name}
        {level === 3 && required && (
          <span className="gd-archive-required" role="img" aria-label={text.required} title={text.required}>
            *
          </span>
        )}
      </span>
      <span className={lacks ? 'gd-archive-count gd-archive-lacks' : 'gd-archive-count'}>
        {level < 3 && needed > 0 ? `${present}/${needed}` : documents}
      </span>
    </span>
  );
}
