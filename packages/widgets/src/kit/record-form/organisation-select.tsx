import type { OrganizationNode } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { TreeSelect } from 'antd';
import type { ComponentProps } from 'react';
import { useData, useKitText } from '../data/data-context.tsx';
import { organisationsQuery } from '../data/organisations.ts';

type Props = Omit<ComponentProps<typeof TreeSelect<string>>, 'treeData' | 'loading'>;

/** Selects an organisation in the tree of those that the user may see. */
export default function OrganisationSelect(props: Props) {
  const { client } = useData();
  const text = useKitText();
  const query = useQuery(organisationsQuery(client));
  // A setting without an organisation is an empty string, not absent.
  const value = props.value === '' ? undefined : props.value;
  const tree = (query.data ?? []).map(nodeOf);
  // An id is meaningless to users. An organisation that the user may not see is shown with a general text, and stays
  // selected until the user chooses another.
  const unseen = query.data && value && !isIn(tree, value) ? [{ value, title: text.unseen, children: [] }] : [];
  return (
    <TreeSelect<string>
      allowClear
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeDefaultExpandAll
      style={{ width: '100%' }}
      {...props}
      value={value}
      loading={query.isFetching}
      treeData={[...unseen, ...tree]}
    />
  );
}

interface TreeNode {
  value: string;
  title: string;
  children: TreeNode[];
}

function isIn(tree: readonly TreeNode[], value: string): boolean {
  return tree.some((node) => node.value === value || isIn(node.children, value));
}

function nodeOf(node: OrganizationNode): TreeNode {
  return { value: node.org_id, title: node.name, children: node.children.map(nodeOf) };
}
