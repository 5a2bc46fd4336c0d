import type { OrganizationNode } from '@gongdi/api';
import { organization, permission, rolemanage, usermanage } from '@gongdi/domain';
import { Tabs } from 'antd';
import { useState } from 'react';
import { RecordDetail } from '../../../../kit/detail/record-detail.tsx';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { useRecord } from '../../../generic/use-record.ts';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { OrganizationDialog } from './organization-dialog.tsx';
import { OrganizationHead, type OrganizationDialogName } from './organization-head.tsx';
import { PrivilegesPanel } from './privileges-panel.tsx';
import { useOrganizationText } from './text/index.ts';
import { wayTo } from './tree-model.ts';
import type { OrganizationActions } from './use-organization-actions.tsx';
import { UsersPanel } from './users-panel.tsx';

interface OrganizationViewProps {
  tree: readonly OrganizationNode[];
  node: OrganizationNode;
  tab: string;
  actions: OrganizationActions;
  refresh: () => Promise<void>;
  onTab: (tab: string) => void;
  onChoose: (id: string | null) => void;
}

/** One organisation: its data, users and roles, and the actions on it. */
export function OrganizationView(props: OrganizationViewProps) {
  const { tree, node, actions, refresh, onChoose } = props;
  const text = useOrganizationText();
  const may = usePermissions();
  const [dialog, setDialog] = useState<OrganizationDialogName>();
  const record = useRecord(organization, node.org_id);
  const above = wayTo(tree, node.org_id).at(-2);
  const tabs = [
    {
      key: 'details',
      label: text.details,
      children: <Details record={record} />,
    },
    ...(may(permission(usermanage.name, 'list'))
      ? [
          {
            key: 'users',
            label: `${text.users} ${node.user_count}`,
            children: (
              <UsersPanel key={node.org_id} node={node} above={above?.editable ? above : undefined} refresh={refresh} />
            ),
          },
        ]
      : []),
    ...(may(permission(rolemanage.name, 'list'))
      ? [
          {
            key: 'privileges',
            label: text.privileges,
            children: <PrivilegesPanel key={node.org_id} node={node} refresh={refresh} />,
          },
        ]
      : []),
  ];
  return (
    <div className="gd-org-view">
      <OrganizationHead
        tree={tree}
        node={node}
        above={above}
        actions={actions}
        onDialog={setDialog}
        onRemoved={() => onChoose(above?.org_id ?? null)}
      />
      <Tabs activeKey={props.tab} onChange={props.onTab} items={tabs} destroyOnHidden />
      {dialog === 'add' && (
        <OrganizationDialog
          parent={node}
          onSaved={async (id) => {
            await refresh();
            onChoose(id);
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'edit' && record.data && (
        <OrganizationDialog record={record.data} onSaved={refresh} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'move' && (
        <MoveDialog tree={tree} node={node} actions={actions} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}

function Details({ record: { data, error, refetch } }: { record: ReturnType<typeof useRecord> }) {
  if (error) return <FailurePanel error={error} retry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  return (
    <div className="gd-data-panel">
      <RecordDetail resource={organization} record={data} />
    </div>
  );
}
