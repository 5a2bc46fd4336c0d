import { fill } from '@gongdi/domain';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../ground/context/console-context.tsx';
import { useFocusRescue } from '../ground/page/page-focus.ts';

interface Deletion {
  /** The question, with the name of the object to delete. */
  title: string;
  /** What will be lost with it. */
  content: ReactNode;
  /** Name of the action; absent: delete. */
  label?: string;
  /** Deletes, and updates the data on the screen. */
  run: () => Promise<unknown>;
  /** Says that it is deleted; absent: a plain message. */
  say?: () => void;
}

/**
 * Asks before something is deleted, and shows a message after success. If the server refuses, the question stays open;
 * the client has shown the reason.
 */
export function useDeletion(): (deletion: Deletion) => Promise<void> {
  const text = useText();
  const { modal, message } = App.useApp();
  const rescueFocus = useFocusRescue();
  return async ({ title, content, label, run, say }) => {
    await modal.confirm({
      title,
      content,
      okText: label ?? text.delete,
      okButtonProps: { danger: true },
      cancelText: text.cancel,
      onOk: async () => {
        await run();
        if (say) say();
        else void message.success(label ? fill(text.stepDone, { step: label }) : text.deleted);
      },
      afterClose: rescueFocus,
    });
  };
}
