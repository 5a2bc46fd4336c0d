import { calls, type OrganizationNode } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { App } from 'antd';
import { useCallback } from 'react';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { useFocusRescue } from '../../../ground/page/page-focus.ts';
import { namesOf } from './names-of.ts';
import { useOrganizationText } from './text/index.ts';

/**
 * Returns the function that takes users out of an organisation after a question: they move to the organisation above.
 * @param above undefined: nobody can be taken out
 */
export function useTakeOut(
  { name }: OrganizationNode,
  above: OrganizationNode | undefined,
  onDone: () => Promise<void>,
): (users: readonly (Readonly<Record<string, unknown>> & { id: string })[]) => void {
  const { client } = useConsole();
  const text = useOrganizationText();
  const lang = useLang();
  const { modal, message } = App.useApp();
  const afterClose = useFocusRescue();
  return useCallback(
    (users) => {
      if (!above) return;
      void modal.confirm({
        title: fill(text.takeOutConfirm, { names: namesOf(users, text, lang), name }),
        content: fill(text.takeOutConsequence, { parent: above.name }),
        okText: text.takeOut,
        okButtonProps: { danger: true },
        cancelText: text.cancel,
        onOk: async () => {
          const body = { org_id: above.org_id, user_ids: users.map(({ id }) => id) };
          const { assigned } = await client.call(calls.organization.assignUsers, { body });
          void message.success(fill(text.tookOut, { count: assigned }));
          await onDone();
        },
        afterClose,
      });
    },
    [above, client, message, modal, name, lang, onDone, text, afterClose],
  );
}
