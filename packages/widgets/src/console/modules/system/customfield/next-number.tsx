import { calls } from '@gongdi/api';
import { CUSTOM_KINDS, CUSTOM_STATES } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useConsole } from '../../../ground/context/console-context.tsx';
import type { ScreenRow, ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useCustomFieldText } from './text/index.ts';

const isNumbering = ({ kind, state }: ScreenRow): boolean =>
  kind === CUSTOM_KINDS.number_rule && state === CUSTOM_STATES.used;

/** The number that the next record will get by a rule. */
export function NextNumber({ row }: ScreenRowProps) {
  const { client } = useConsole();
  const text = useCustomFieldText();
  const { data } = useQuery({
    queryKey: ['record', 'customfield', row.id, 'next-number', row['version']],
    queryFn: ({ signal }) => client.call(calls.custom.nextNumber, { params: { id: row.id } }, { signal, quiet: true }),
    enabled: isNumbering(row),
    staleTime: 0,
  });
  if (!data || !isNumbering(row)) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={
        <>
          {text.nextNumber} <strong>{data.number}</strong>
        </>
      }
      description={text.noGaps}
    />
  );
}
