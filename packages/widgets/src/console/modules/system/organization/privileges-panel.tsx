import { PlusOutlined } from '@ant-design/icons';
import type { OrganizationNode, OrganizationRole } from '@gongdi/api';
import { permission, rolemanage, usermanage } from '@gongdi/domain';
import { Button, Skeleton, Space, Tag, Tooltip } from 'antd';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { PermissionValue } from '../../../../kit/detail/permission-value.tsx';
import { Permitted, usePermissions } from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { copyRole } from '../../../generic/accounts/copy-role.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { useOrganizationText } from './text/index.ts';
import { useOrganizationRoles } from './use-organization-roles.ts';

interface PrivilegesPanelProps {
  node: OrganizationNode;
  refresh: () => Promise<void>;
}

/** Roles of an organisation: their permissions, who has them, and a button to grant each to further users. */
export function PrivilegesPanel({ node, refresh }: PrivilegesPanelProps) {
  const text = useOrganizationText();
  const navigate = useNavigate();
  const roles = useOrganizationRoles(node.org_id);
  const [granting, setGranting] = useState<OrganizationRole>();
  if (roles.isError) return <FailurePanel error={roles.error} retry={() => void roles.refetch()} />;
  if (!roles.data) return <Skeleton active />;
  return (
    <section className="gd-data-panel" aria-label={text.privileges}>
      <div className="gd-data-panel-title">
        <h3>{text.privileges}</h3>
        <Permitted code={permission(rolemanage.name, 'add')}>
          <Button
            className="gd-data-end"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => void navigate(`/${rolemanage.name}/add`, { state: COMES_BACK })}
          >
            {text.roleAdd}
          </Button>
        </Permitted>
      </div>
      <ul className="gd-org-roles">
        {roles.data.map((role) => (
          <RoleLine key={role.role_id} role={role} editable={node.editable} onGrant={() => setGranting(role)} />
        ))}
      </ul>
      {granting && <GrantDialog node={node} role={granting} refresh={refresh} onClose={() => setGranting(undefined)} />}
    </section>
  );
}

interface RoleLineProps {
  role: OrganizationRole;
  editable: boolean;
  onGrant: () => void;
}

function RoleLine({ role, editable, onGrant }: RoleLineProps) {
  const text = useOrganizationText();
  const may = usePermissions();
  const [open, setOpen] = useState(false);
  const grant = (
    <Button type="link" size="small" className="gd-data-row-action" disabled={!role.grantable} onClick={onGrant}>
      {text.assign}
    </Button>
  );
  return (
    <li>
      <div className="gd-org-role">
        <strong>{role.name}</strong>
        <code>{role.role_code}</code>
        {!role.own && <Tag>{text.roleBuiltIn}</Tag>}
      </div>
      <div className="gd-org-holders">
        <span>{text.roleHolders}</span>
        {role.users.length === 0 ? text.roleNobody : role.users.map((user) => <Tag key={user.id}>{user.nickname}</Tag>)}
      </div>
      <Space size={12}>
        <Button
          type="link"
          size="small"
          className="gd-data-row-action"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? text.roleHide : text.roleShow}
        </Button>
        {editable &&
          may(permission(usermanage.name, 'edit')) &&
          (role.grantable ? grant : <Tooltip title={text.roleBeyond}>{grant}</Tooltip>)}
        <copyRole.view row={{ id: role.role_id, name: role.name, role_code: role.role_code }} />
        {role.own && role.grantable && may(permission(rolemanage.name, 'edit')) && (
          <Link to={`/${rolemanage.name}/edit?id=${encodeURIComponent(role.role_id)}`} state={COMES_BACK}>
            {text.roleEdit}
          </Link>
        )}
      </Space>
      {open && (
        <div className="gd-org-permissions">
          <Suspense>
            <PermissionValue codes={role.permissions} />
          </Suspense>
        </div>
      )}
    </li>
  );
}
