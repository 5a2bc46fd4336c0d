import { resourceCalls } from '@gongdi/api';
import { fieldsOf, fill, POLICY, safetyinsurance } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Empty, Modal, Skeleton } from 'antd';
import { useNavigate } from 'react-router';
import { FieldValue } from '../../../../kit/detail/record-detail.tsx';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import type { ScreenRow } from '../../../generic/resource/screen/screen.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import { useAccidentText } from './text/index.ts';

interface Policy {
  id: string;
  policy_number: string;
  insurance_kind: number;
  insurer: string;
  starts_on: string;
  ends_on: string;
}

const KIND = fieldsOf(safetyinsurance).find(({ name }) => name === 'insurance_kind')!;

/** Chooses the policy, of those in force on the day of the accident, to which it is reported. */
export default function PolicyDialog({ accident, onClose }: { accident: ScreenRow; onClose: () => void }) {
  useFigures();
  const { client } = useConsole();
  const text = useAccidentText();
  const navigate = useNavigate();
  const [project_id, day] = [String(accident['project_id']), String(accident['happened_on'])];
  const query = { project_id, policy_status: String(POLICY.kept), page_size: '100' };
  const { data, error, refetch } = useQuery({
    queryKey: ['list', safetyinsurance.name, 'in-force', query],
    queryFn: ({ signal }) => client.call(resourceCalls(safetyinsurance).list!, { query }, { signal, quiet: true }),
    staleTime: 0,
  });
  const list = (data?.list as unknown as Policy[] | undefined)?.filter(
    ({ starts_on, ends_on }) => starts_on <= day && day <= ends_on,
  );
  const report = ({ id }: Policy) => {
    onClose();
    const params = new URLSearchParams({ id, accident_id: accident.id });
    void navigate(`/${safetyinsurance.name}/action?${params.toString()}`, { state: COMES_BACK });
  };
  return (
    <Modal open title={fill(text.choose, { day })} footer={null} onCancel={onClose}>
      {!list && (error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />)}
      {list?.length === 0 && <Empty description={fill(text.none, { day })} />}
      {list && list.length > 0 && (
        <div className="gd-figures-records">
          <table>
            <tbody>
              {list.map((policy) => (
                <tr key={policy.id}>
                  <td>
                    <FieldValue field={KIND} value={policy.insurance_kind} />
                  </td>
                  <td>
                    {policy.policy_number}
                    <br />
                    {policy.insurer}
                  </td>
                  <td>
                    <Button onClick={() => report(policy)}>{text.report}</Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Modal>
  );
}
