import type { OrganizationNode } from '@gongdi/api';
import { organization, permission } from '@gongdi/domain';
import { Alert, Button, Space, Tag } from 'antd';
import { usePermissions, useSession } from '../../../ground/context/console-context.tsx';
import { actionsOn } from './actions-on.ts';
import { useOrganizationText } from './text/index.ts';
import { isOff } from './tree-model.ts';
import type { OrganizationActions } from './use-organization-actions.tsx';

export type OrganizationDialogName = 'add' | 'edit' | 'move';

interface OrganizationHeadProps {
  tree: readonly OrganizationNode[];
  node: OrganizationNode;
  /** Undefined for a root. */
  above: OrganizationNode | undefined;
  actions: OrganizationActions;
  onDialog: (name: OrganizationDialogName) => void;
  onRemoved: () => void;
}

/** Name and state of an organisation, and the buttons of the actions that the user may take on it. */
export function OrganizationHead({ tree, node, above, actions, onDialog, onRemoved }: OrganizationHeadProps) {
  const text = useOrganizationText();
  const may = usePermissions();
  const { user } = useSession();
  const off = node.org_status === 0;
  const allowed = actionsOn(node, {
    own: user?.org_id === node.org_id,
    root: above === undefined,
    may: (operation) => may(permission(organization.name, operation)),
  });
  return (
    <div className="gd-data-panel gd-org-head">
      <h2>{node.name}</h2>
      {off && <Tag color="error">{text.off}</Tag>}
      {!off && isOff(tree, node.org_id) && <Tag color="warning">{text.offAbove}</Tag>}
      <Space size={8} wrap className="gd-data-end">
        {allowed.has('add') && (
          <Button type="primary" onClick={() => onDialog('add')}>
            {text.addBelow}
          </Button>
        )}
        {allowed.has('edit') && <Button onClick={() => onDialog('edit')}>{text.edit}</Button>}
        {allowed.has('move') && <Button onClick={() => onDialog('move')}>{text.move}</Button>}
        {allowed.has('activate') && (
          <Button danger={!off} onClick={() => actions.askActivate(node)}>
            {off ? text.enable : text.disable}
          </Button>
        )}
        {allowed.has('delete') && (
          <Button danger onClick={() => void actions.askRemove(node, onRemoved)}>
            {text.remove}
          </Button>
        )}
      </Space>
      {!node.editable && <Alert type="info" showIcon title={text.readOnly} />}
    </div>
  );
}
