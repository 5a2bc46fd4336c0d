import type { NamedStep } from '@gongdi/domain';
import { Button, Modal, Space } from 'antd';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { useViewText } from '../text/index.ts';

interface ChooseStepProps {
  title: string;
  steps: readonly NamedStep[];
  onChosen: (step: NamedStep) => void;
  onClose: () => void;
}

/** Asks which of several steps between the same two states is meant. */
export function ChooseStep({ title, steps, onChosen, onClose }: ChooseStepProps) {
  const lang = useLang();
  const text = useViewText();
  return (
    <Modal open width={420} title={title} onCancel={onClose} footer={<Button onClick={onClose}>{text.cancel}</Button>}>
      <Space orientation="vertical" className="gd-kanban-choice">
        {steps.map((step, at) => (
          <Button key={step.name} block autoFocus={at === 0} danger={step.step.danger} onClick={() => onChosen(step)}>
            {step.label[lang]}
          </Button>
        ))}
      </Space>
    </Modal>
  );
}
