import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { Empty } from 'antd';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { QueryPart } from '../../../../ground/status/query-part.tsx';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS } from '../approval/use-act.ts';

/** Variables of an instance, with their values as JSON. */
export function VariableTable({ id }: { id: string }) {
  const { client } = useConsole();
  const text = useApprovalText();
  const variables = useQuery({
    queryKey: [APPROVALS, 'variables', id],
    queryFn: ({ signal }) => client.call(calls.workflow.instanceVariables, { query: { id } }, { signal, quiet: true }),
  });
  return (
    <QueryPart query={variables} empty={<Empty description={text.variablesEmpty} />}>
      {(list) => (
        <div className="gd-data-rows-value" tabIndex={0} role="group" aria-label={text.variables}>
          <table>
            <thead>
              <tr>
                <th scope="col">{text.variableName}</th>
                <th scope="col">{text.variableType}</th>
                <th scope="col">{text.variableValue}</th>
              </tr>
            </thead>
            <tbody>
              {list.map((one) => (
                <tr key={one.name}>
                  <td>{one.name}</td>
                  <td>{one.type}</td>
                  <td>
                    <code>{JSON.stringify(one.value)}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </QueryPart>
  );
}
