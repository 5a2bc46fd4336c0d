import { Button } from 'antd';
import { useApprovalText } from '../approval/text/index.ts';

interface PhrasesProps {
  value: string | undefined;
  onChange: (words: string) => void;
}

/** Buttons with frequent phrases, to choose instead of typing. A phrase is appended to the present text. */
export function Phrases({ value = '', onChange }: PhrasesProps) {
  const text = useApprovalText();
  return (
    <div className="gd-approval-phrases" role="group" aria-label={text.phrases}>
      {[text.phraseAgreed, text.phraseSeen, text.phraseMore, text.phraseNot].map((words) => (
        <Button key={words} size="small" onClick={() => onChange(value + words)}>
          {words}
        </Button>
      ))}
    </div>
  );
}
