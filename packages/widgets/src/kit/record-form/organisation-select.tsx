import { calls, type OrganizationNode } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { TreeSelect } from 'antd';
import type { ComponentProps } from 'react';
import { useData } from '../data/data-context.tsx';

type Props = Omit<ComponentProps<typeof TreeSelect<string>>, 'treeData' | 'loading'>;

/** An organisation, chosen in the tree of those that the user sees. */
export default function OrganisationSelect(props: Props) {
  const { client } = useData();
  const query = useQuery({
    queryKey: ['reference', 'organization', 'tree'],
    queryFn: ({ signal }) => client.call(calls.organization.organizationTree, {}, { signal, quiet: true }),
    staleTime: 60_000,
  });
  return (
    <TreeSelect<string>
      allowClear
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeDefaultExpandAll
      style={{ width: '100%' }}
      {...props}
      loading={query.isFetching}
      treeData={(query.data ?? []).map(nodeOf)}
    />
  );
}

interface TreeNode {
  value: string;
  title: string;
  children: TreeNode[];
}

function nodeOf(node: OrganizationNode): TreeNode {
  return { value: node.org_id, title: node.name, children: node.children.map(nodeOf) };
}
