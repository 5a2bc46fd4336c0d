import { CallFailure, calls, type ProcessModel } from '@gongdi/api';
import { fill, LIST_SEPARATOR } from '@gongdi/domain';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { PeopleSelect } from '../../../../generic/accounts/people-select.tsx';
import { useBpmText } from '../text/index.ts';
import type { RuleBody } from './rule-input.ts';

/** Shows who would get the task if the process were started now. */
export function RulePreview({ model, body }: { model: ProcessModel; body: () => RuleBody }) {
  const { client } = useConsole();
  const text = useBpmText();
  const lang = useLang();
  const [starter, setStarter] = useState<string[]>([]);
  const [outcome, setSaid] = useState<{ good: boolean; words: string } | null>(null);
  const ask = async () => {
    const { type, options, field, expression } = body();
    const start = starter[0] ? { start_user_id: starter[0] } : {};
    try {
      const { users, nobody } = await client.call(
        calls.workflow.assignRulePreview,
        { body: { model_id: model.id, type, options, field, expression, ...start } },
        { quiet: true },
      );
      const names = users.map((one) => `${one.nickname}（${one.dept_name}）`).join(LIST_SEPARATOR[lang]);
      setSaid(
        users.length > 0
          ? { good: true, words: fill(text.rulePreviewUsers, { names }) }
          : { good: false, words: fill(text.rulePreviewNobody, { reason: nobody ?? '' }) },
      );
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setSaid({ good: false, words: error.problems[0]?.message ?? error.message });
    }
  };
  return (
    <div className="gd-console-rule-preview">
      <PeopleSelect
        among="own"
        aria-label={text.rulePreviewAs}
        placeholder={text.rulePreviewAs}
        maxCount={1}
        value={starter}
        onChange={(value: string[]) => setStarter(value)}
      />
      <Button onClick={() => void ask()}>{text.rulePreview}</Button>
      {outcome && <Alert type={outcome.good ? 'success' : 'warning'} showIcon role="status" title={outcome.words} />}
    </div>
  );
}
