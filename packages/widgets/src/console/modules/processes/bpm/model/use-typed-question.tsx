import { App, Input } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../../../ground/context/console-context.tsx';
import { useFocusRescue } from '../../../../ground/page/page-focus.ts';

interface TypedQuestion {
  title: string;
  /** What is lost. */
  content: ReactNode;
  okText: string;
  /** What has to be typed before it is done, and how that is asked for; absent: nothing. */
  typed?: { expected: string; label: string };
  /** A refusal leaves the question open; the client has shown why. */
  run: () => Promise<void>;
}

/** Asks before something is lost, and for much of it has a word typed. */
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
