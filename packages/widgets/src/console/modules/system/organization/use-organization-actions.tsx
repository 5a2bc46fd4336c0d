import { calls, resourceCalls, type OrganizationNode } from '@gongdi/api';
import { fill, organization } from '@gongdi/domain';
import { App } from 'antd';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useFocusRescue } from '../../../ground/page/page-focus.ts';
import { useDeletion } from '../../../generic/use-deletion.ts';
import { useOrganizationText } from './text/index.ts';
import { nodeOf, usersWithin, wayTo, type Move } from './tree-model.ts';

/**
 * Actions on an organisation, each after a question that states the consequences. If the server refuses, the question
 * stays open; the client has shown the reason.
 */
export function useOrganizationActions(tree: readonly OrganizationNode[], refresh: (gone?: string) => Promise<void>) {
  const { client } = useConsole();
  const text = useOrganizationText();
  const { modal, message } = App.useApp();
  const deletion = useDeletion();
  const afterClose = useFocusRescue();

  const moveTo = async (node: OrganizationNode, { org_pid, after }: Move): Promise<void> => {
    await client.call(calls.organization.moveOrganization, { body: { id: node.org_id, org_pid, after } });
    void message.success(text.moved);
    await refresh();
  };

  return {
    /** Returns the text of the consequences of a move. */
    consequenceOf: (node: OrganizationNode, { org_pid }: Move): string =>
      wayTo(tree, node.org_id).at(-2)?.org_id === org_pid
        ? text.moveWithin
        : fill(text.moveConsequence, { count: usersWithin(node) }),

    moveTo,

    askMove(node: OrganizationNode, move: Move): void {
      const stays = wayTo(tree, node.org_id).at(-2)?.org_id === move.org_pid;
      const values = { name: node.name, parent: nodeOf(tree, move.org_pid)?.name ?? '' };
      void modal.confirm({
        title: fill(stays ? text.moveOrderConfirm : text.moveConfirm, values),
        content: this.consequenceOf(node, move),
        okText: text.move,
        cancelText: text.cancel,
        onOk: () => moveTo(node, move),
        afterClose,
      });
    },

    askActivate(node: OrganizationNode): void {
      const on = node.org_status === 1;
      const count = usersWithin(node);
      void modal.confirm({
        title: fill(on ? text.disableConfirm : text.enableConfirm, { name: node.name }),
        content: on ? fill(text.disableConsequence, { count }) : text.enableConsequence,
        okText: on ? text.disable : text.enable,
        okButtonProps: { danger: on },
        cancelText: text.cancel,
        onOk: async () => {
          const body = { id: node.org_id, org_status: on ? (0 as const) : (1 as const) };
          const { ended_sessions } = await client.call(calls.organization.activateOrganization, { body });
          void message.success(on ? fill(text.disabledDone, { count: ended_sessions }) : text.enabledDone);
          await refresh();
        },
        afterClose,
      });
    },

    /**
     * Reads the content of the organisation first. If it cannot be deleted, a message with the reasons is shown instead
     * of the question.
     */
    async askRemove(node: OrganizationNode, onRemoved: () => void): Promise<void> {
      const params = { id: node.org_id };
      const content = await client.call(calls.organization.organizationContent, { params });
      if (content.length === 0)
        return deletion({
          title: fill(text.removeConfirm, { name: node.name }),
          content: text.removeConsequence,
          run: async () => {
            await client.call(resourceCalls(organization).delete!, { params });
            onRemoved();
            await refresh(node.org_id);
          },
        });
      void modal.warning({
        title: fill(text.removeBlocked, { name: node.name }),
        content: (
          <>
            <p>{text.removeBlockedReason}</p>
            <ul className="gd-data-problems">
              {content.map(({ subject, title, count }) => (
                <li key={subject ?? ''}>{fill(text.removeLine, { title, count })}</li>
              ))}
            </ul>
            <p>{text.removeInstead}</p>
          </>
        ),
        okText: text.gotIt,
        afterClose,
      });
    },
  };
}

export type OrganizationActions = ReturnType<typeof useOrganizationActions>;
