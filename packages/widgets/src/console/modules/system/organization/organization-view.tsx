import type { OrganizationNode } from '@gongdi/api';
import { organization, permission, rolemanage, usermanage } from '@gongdi/domain';
import { Alert, Button, Space, Tabs, Tag } from 'antd';
import { useState } from 'react';
import { RecordDetail } from '../../../../kit/detail/record-detail.tsx';
import { usePermissions, useSession } from '../../../ground/context/console-context.tsx';
import { useRecord } from '../../../generic/use-record.ts';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { OrganizationDialog } from './organization-dialog.tsx';
import { PrivilegesPanel } from './privileges-panel.tsx';
import { useOrganizationText } from './text/index.ts';
import { isOff, wayTo } from './tree-model.ts';
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

/** One organisation: what it is, who belongs to it, which roles there are, and what can be done with it. */
export function OrganizationView(props: OrganizationViewProps) {
  const { tree, node, actions, refresh, onChoose } = props;
  const text = useOrganizationText();
  const may = usePermissions();
  const { user } = useSession();
  const [dialog, setDialog] = useState<'add' | 'edit' | 'move'>();
  const record = useRecord(organization, node.org_id);
  const allowed = (operation: string) => node.editable && may(permission(organization.name, operation));
  // One's own is changed, but neither taken elsewhere nor shut nor deleted.
  const own = user?.org_id === node.org_id;
  const above = wayTo(tree, node.org_id).at(-2);
  const off = node.org_status === 0;
  const tabs = [
    {
      key: 'details',
      label: text.details,
      children: record.error ? (
        <FailurePanel error={record.error} retry={() => void record.refetch()} />
      ) : record.data ? (
        <div className="gd-panel">
          <RecordDetail resource={organization} record={record.data} />
        </div>
      ) : (
        <PageLoading />
      ),
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
      <div className="gd-panel gd-org-head">
        <h2>{node.name}</h2>
        {off && <Tag color="error">{text.off}</Tag>}
        {!off && isOff(tree, node.org_id) && <Tag color="warning">{text.offAbove}</Tag>}
        <Space size={8} wrap className="gd-end">
          {allowed('add') && (
            <Button type="primary" onClick={() => setDialog('add')}>
              {text.addBelow}
            </Button>
          )}
          {allowed('edit') && <Button onClick={() => setDialog('edit')}>{text.edit}</Button>}
          {allowed('edit') && !own && above && <Button onClick={() => setDialog('move')}>{text.move}</Button>}
          {allowed('activate') && !own && (
            <Button danger={!off} onClick={() => actions.askActivate(node)}>
              {off ? text.enable : text.disable}
            </Button>
          )}
          {allowed('delete') && !own && (
            <Button danger onClick={() => void actions.askRemove(node, () => onChoose(above?.org_id ?? null))}>
              {text.remove}
            </Button>
          )}
        </Space>
        {!node.editable && <Alert type="info" showIcon title={text.readOnly} />}
      </div>
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
