import { Button } from 'antd';
import { useApprovalText } from '../approval/text/index.ts';

interface PhrasesProps {
  value: string | undefined;
  onChange: (words: string) => void;
}

/** What is said most often, to be chosen instead of typed; it goes after what stands there already. */
export function Phrases({ value = '', onChange }: PhrasesProps) {
  const text = useApprovalText();
  return (
    <div className="gd-phrases" role="group" aria-label={text.phrases}>
      {[text.phraseAgreed, text.phraseSeen, text.phraseMore, text.phraseNot].map((words) => (
        <Button key={words} size="small" onClick={() => onChange(value + words)}>
          {words}
        </Button>
      ))}
    </div>
  );
}
