import { fill } from '@gongdi/domain';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../ground/context/console-context.tsx';
import { useFocusRescue } from '../ground/page/page-focus.ts';

interface Deletion {
  /** The question, with the name of what would go. */
  title: string;
  /** What is lost with it. */
  content: ReactNode;
  /** What it is called; absent: deleting. */
  label?: string;
  /** Deletes, and brings what is on view up to date. */
  run: () => Promise<unknown>;
}

/**
 * Asks before something is deleted and says when it is done. A refusal leaves the question open; the client has shown
 * why.
 */
export function useDeletion(): (deletion: Deletion) => Promise<void> {
  const text = useText();
  const { modal, message } = App.useApp();
  const rescueFocus = useFocusRescue();
  return async ({ title, content, label, run }) => {
    await modal.confirm({
      title,
      content,
      okText: label ?? text.delete,
      okButtonProps: { danger: true },
      cancelText: text.cancel,
      onOk: async () => {
        await run();
        void message.success(label ? fill(text.stepDone, { step: label }) : text.deleted);
      },
      afterClose: rescueFocus,
    });
  };
}
