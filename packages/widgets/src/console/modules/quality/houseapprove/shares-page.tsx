import { calls } from '@gongdi/api';
import { HOUSE_STATUS, houseapprove, projectmanage } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Empty, Form, Skeleton } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { useProject } from '../../../ground/project/project.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import { Share } from '../../../generic/figures/share.tsx';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import { useHouseText } from './text/index.ts';

/** `/houseapprove/shares`: how many houses of each building and floor are accepted. */
export function SharesPage() {
  useFigures();
  const text = useHouseText();
  useTitle(text.title);
  const around = useProject();
  const [params, setParams] = useSearchParams();
  const project_id = params.get('project_id') ?? around;
  const part_id = params.get('part_id') ?? undefined;
  return (
    <section className="gd-console-page gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.title}</h2>
      </div>
      <Form
        layout="inline"
        className="gd-figures-asked"
        key={project_id}
        initialValues={{ project_id }}
        onValuesChange={({ project_id: project }: { project_id?: string }) =>
          setParams(project ? { project_id: project } : {})
        }
      >
        <Form.Item name="project_id" label={text.project} className="gd-figures-choice">
          <ReferenceSelect of={projectmanage.name} aria-label={text.project} placeholder={text.chooseProject} />
        </Form.Item>
        {part_id && <Button onClick={() => setParams(project_id ? { project_id } : {})}>{text.whole}</Button>}
      </Form>
      {project_id ? (
        <Shares
          asked={{ project_id, ...(part_id && { part_id }) }}
          onPart={(id) => setParams({ project_id, part_id: id })}
        />
      ) : (
        <Empty description={text.chooseProject} />
      )}
    </section>
  );
}

function Shares({ asked, onPart }: { asked: { project_id: string; part_id?: string }; onPart: (id: string) => void }) {
  const { client } = useConsole();
  const text = useHouseText();
  const { data, error, refetch } = useQuery({
    queryKey: ['list', houseapprove.name, 'shares', asked],
    queryFn: ({ signal }) => client.call(calls.house.shares, { query: asked }, { signal, quiet: true }),
    staleTime: 0,
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  if (data.lines.length === 0) return <Empty description={text.empty} />;
  const listed = (part_id: string, state: number, count: number) => {
    const query = new URLSearchParams({ project_id: asked.project_id, part_id, house_status: String(state) });
    return count > 0 ? <Link to={`/${houseapprove.name}?${query}`}>{count}</Link> : count;
  };
  return (
    <div className="gd-figures-scroll">
      <table className="gd-figures-table">
        <thead>
          <tr>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.passed}</th>
            <th scope="col">{text.houses}</th>
            <th scope="col">{text.accepted}</th>
            <th scope="col">{text.signing}</th>
            <th scope="col">{text.correcting}</th>
            <th scope="col">{text.defects}</th>
          </tr>
        </thead>
        <tbody>
          {data.lines.map((line) => (
            <tr key={line.part_id}>
              <th scope="row">
                <Button type="link" size="small" onClick={() => onPart(line.part_id)}>
                  {line.label}
                </Button>
              </th>
              <td>
                <Share part={line.passed} whole={line.houses} enough={100} />
              </td>
              <td>{line.houses}</td>
              <td>{listed(line.part_id, HOUSE_STATUS.passed, line.passed)}</td>
              <td>{listed(line.part_id, HOUSE_STATUS.signing, line.signing)}</td>
              <td>{listed(line.part_id, HOUSE_STATUS.correcting, line.correcting)}</td>
              <td>{line.open_defects}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.more && <Alert type="warning" showIcon title={text.more} />}
    </div>
  );
}
