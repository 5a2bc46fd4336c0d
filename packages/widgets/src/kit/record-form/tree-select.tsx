import { calls, type Client } from '@gongdi/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, TreeSelect as Select } from 'antd';
import { use, useState, type ComponentProps } from 'react';
import { useData, useKitText } from '../data/data-context.tsx';
import { useReferences } from '../data/references.ts';
import { useTitles } from '../data/titles.ts';
import { useDebounced } from '../frame/use-debounced.ts';
import type { Field } from './control.tsx';
import { FormAroundContext } from './form-around.ts';

type Props = Omit<ComponentProps<typeof Select<string>>, 'treeData' | 'loading' | 'loadData'> & { field: Field };

interface Node {
  id: string;
  pId: string | null;
  value: string;
  title: string;
  isLeaf: boolean;
}

/**
 * Selects a record of a tree, such as a part of the building, in the project that the form names. Levels load as they
 * are unfolded; what is typed is looked for in the whole names, wherever it is in the tree.
 */
export default function TreeSelect({ field, ...rest }: Props) {
  const { client } = useData();
  const text = useKitText();
  const cache = useQueryClient();
  const project_id = useProject(field.among?.project);
  const [typed, setTyped] = useState('');
  const [below, setBelow] = useState<{ of: string | undefined; nodes: readonly Node[] }>({ of: undefined, nodes: [] });
  const top = useQuery(branchesQuery(client, field.ref!, project_id));
  const keyword = useDebounced(typed.trim(), 250);
  const found = useReferences(keyword === '' ? undefined : field.ref, { keyword });
  const unfolded = below.of === project_id ? below.nodes : [];
  const value = typeof rest.value === 'string' && rest.value !== '' ? rest.value : undefined;
  const titles = useTitles(field.ref, value === undefined ? [] : [value]);
  const unfold = async (id: string): Promise<void> => {
    const nodes = await cache.fetchQuery(branchesQuery(client, field.ref!, project_id, id));
    setBelow((before) => {
      const kept = before.of === project_id ? before.nodes.filter(({ pId }) => pId !== id) : [];
      return { of: project_id, nodes: [...kept, ...nodes] };
    });
  };
  const nodes =
    keyword === ''
      ? [...(top.data ?? []), ...unfolded]
      : found.options.map(({ value: id, label }): Node => ({ id, pId: null, value: id, title: label, isLeaf: true }));
  // The whole name of the chosen record, wherever it is: the name within the tree does not say which third floor it is.
  const name = value === undefined ? undefined : (titles.of(value) ?? (titles.of(value) === null ? text.unseen : '…'));
  return (
    <Select<unknown>
      allowClear
      showSearch={{ filterTreeNode: false, onSearch: setTyped, searchValue: typed }}
      style={{ width: '100%' }}
      {...(rest as object)}
      labelInValue
      value={value === undefined ? undefined : { value, label: name }}
      onChange={(chosen: unknown) => {
        setTyped('');
        (rest.onChange as ((value: string | null) => void) | undefined)?.(
          (chosen as { value: string } | null)?.value ?? null,
        );
      }}
      treeDataSimpleMode
      treeData={nodes}
      loadData={async (node) => unfold(node['value'] as string)}
      loading={top.isFetching || found.loading}
      notFoundContent={top.isError ? text.loadFailed : undefined}
    />
  );
}

/** Returns the project of the form: as it is entered, or that of the record whose step is taken. */
function useProject(name = ''): string | undefined {
  const around = use(FormAroundContext);
  const form = Form.useFormInstance();
  const entered: unknown = Form.useWatch(name, { form, preserve: true });
  const project = entered === undefined ? around?.row[name] : entered;
  return typeof project === 'string' && project !== '' ? project : undefined;
}

function branchesQuery(client: Client, resource: string, project_id: string | undefined, parent_id?: string) {
  return {
    queryKey: ['reference', resource, 'branches', project_id ?? '', parent_id ?? ''],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Node[]> => {
      const query = { ...(project_id !== undefined && { project_id }), ...(parent_id !== undefined && { parent_id }) };
      const found = await client.call(calls.base.branches, { params: { resource }, query }, { signal, quiet: true });
      return found.map(({ id, name, leaf }) => ({ id, pId: parent_id ?? null, value: id, title: name, isLeaf: leaf }));
    },
    staleTime: 60_000,
  };
}
