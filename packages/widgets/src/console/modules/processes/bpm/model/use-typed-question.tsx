import { App, Input } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../../../ground/context/console-context.tsx';
import { useFocusRescue } from '../../../../ground/page/page-focus.ts';

interface TypedQuestion {
  title: string;
  /** What will be lost. */
  content: ReactNode;
  okText: string;
  /** Text that the user has to type first, with the label of the input; absent: nothing has to be typed. */
  typed?: { expected: string; label: string };
  /** If the server refuses, the question stays open; the client has shown the reason. */
  run: () => Promise<void>;
}

/** Asks before something is lost. For a large loss the user has to type a word. */
export function useTypedQuestion(): (question: TypedQuestion) => Promise<void> {
  const text = useText();
  const { modal } = App.useApp();
  const rescueFocus = useFocusRescue();
  return async ({ title, content, okText, typed, run }) => {
    const asked = modal.confirm({
      title,
      content: (
        <>
          {content}
          {typed && (
            <label>
              {typed.label}
              <Input
                onChange={({ target }) => {
                  const disabled = target.value.trim() !== typed.expected;
                  asked.update({ okButtonProps: { danger: true, disabled } });
                }}
              />
            </label>
          )}
        </>
      ),
      okText,
      okButtonProps: { danger: true, disabled: typed !== undefined },
      cancelText: text.cancel,
      onOk: run,
      afterClose: rescueFocus,
    });
    await asked;
  };
}
