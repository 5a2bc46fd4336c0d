import { calls } from '@gongdi/api';
import { INVITE, permission, userinvite } from '@gongdi/domain';
import { App } from 'antd';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { projectIn } from '../../../generic/project/project-in.ts';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { useMarkStale } from '../../../generic/use-record.ts';
import { useConsole, usePermissions, useText } from '../../../ground/context/console-context.tsx';
import { InviteCard } from './invite-card.tsx';
import { invitePath } from './invite-path.ts';
import { useInviteText } from './text/index.ts';

/** Days for which a new invitation is valid unless its maker says otherwise. */
const DAYS = 7;

const withdraw = ownActions((row) => {
  const { client } = useConsole();
  const { cancel } = useText();
  const text = useInviteText();
  const may = usePermissions();
  const { modal, message } = App.useApp();
  const markStale = useMarkStale(userinvite);
  const ask = () =>
    void modal.confirm({
      title: text.withdrawTitle,
      content: text.withdrawConsequence,
      okText: text.withdraw,
      okButtonProps: { danger: true },
      cancelText: cancel,
      onOk: async () => {
        await client.call(calls.organization.withdrawInvitation, { body: { id: row.id } });
        void message.success(text.withdrawn);
        await markStale('now');
      },
    });
  const allowed = row['invite_status'] === INVITE.open && may(permission(userinvite.name, 'withdraw'));
  return { actions: allowed ? [{ key: 'withdraw', label: text.withdraw, danger: true, does: ask }] : [] };
});

export default defineScreen({
  rowActions: withdraw,
  code: { line: 'invite_code', openPage: invitePath },
  details: { ahead: InviteCard },
  opensAdded: true,
  begins: ({ user, params }) =>
    Promise.resolve({
      organization_id: user.org_id,
      ...projectIn(params),
      expires_at: new Date(Date.now() + DAYS * 86_400_000).toISOString(),
    }),
});
