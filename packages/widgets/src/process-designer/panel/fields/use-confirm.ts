import { App } from 'antd';
import type { PanelTexts } from '../text/index.ts';

/** Asks before something is removed. The message is that of the specification. */
export function useConfirm(texts: PanelTexts): (question: string, onOk: () => void, more?: string) => void {
  const { modal } = App.useApp();
  return (question, onOk, more) => {
    void modal.confirm({
      title: texts.tip,
      content: more ? `${question} ${more}` : question,
      okText: texts.confirm,
      cancelText: texts.cancel,
      onOk,
    });
  };
}
