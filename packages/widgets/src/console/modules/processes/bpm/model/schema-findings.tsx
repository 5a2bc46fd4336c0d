import type { ModelFinding } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { Alert } from 'antd';
import { useText } from '../../../../ground/context/console-context.tsx';

/** Findings of the server in the stored drawing that the designer cannot detect, each with line and element. */
export function SchemaFindings({ findings }: { findings: readonly ModelFinding[] }) {
  const text = useText();
  if (findings.length === 0) return null;
  const errors = findings.some(({ severity }) => severity === 'error');
  return (
    <Alert
      className="gd-console-schema-findings"
      type={errors ? 'error' : 'warning'}
      showIcon
      closable
      title={fill(text.schemaTitle, { count: findings.length })}
      description={
        <ul>
          {findings.map(({ line, element, message }, at) => (
            <li key={at}>
              {[
                ...(line === null ? [] : [fill(text.schemaPlace, { line })]),
                ...(element === null ? [] : [element]),
              ].join(' · ')}
              {' — '}
              {message}
            </li>
          ))}
        </ul>
      }
    />
  );
}
