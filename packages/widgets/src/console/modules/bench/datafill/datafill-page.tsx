import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { calls, type CallResult } from '@gongdi/api';
import { permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Empty } from 'antd';
import { Link, useNavigate } from 'react-router';
import { Permitted, useConsole, useLang, useText } from '../../../ground/context/console-context.tsx';
import { WORKBENCH } from '../../../ground/live/use-live.ts';
import { BEGINS_IMPORT, COMES_BACK } from '../../../ground/page/way-back.ts';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { PageLoading } from '../../../ground/status/page-loading.tsx';

type Fillable = CallResult<typeof calls.workbench.fillable>[number]['resources'][number];

/** Page with all forms and import sheets that the user may fill in. */
export function DatafillPage() {
  const { client } = useConsole();
  const lang = useLang();
  const text = useText();
  const { data, error, refetch } = useQuery({
    // The titles come from the menus, in one language.
    queryKey: [WORKBENCH, 'fillable', lang],
    queryFn: ({ signal }) => client.call(calls.workbench.fillable, {}, { signal, quiet: true }),
  });
  if (!data) return error ? <FailurePanel error={error} retry={() => void refetch()} /> : <PageLoading />;
  if (data.length === 0) return <Empty description={text.datafillNone} />;
  return (
    <div className="gd-console-page">
      {data.map(({ index, title, resources }) => (
        <section key={index} className="gd-data-panel">
          <div className="gd-data-panel-title">
            <h2>{title}</h2>
          </div>
          <ul className="gd-console-datafill">
            {resources.map((one) => (
              <li key={one.resource}>
                <FillIn {...one} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function FillIn({ resource, label, add, import: imports }: Fillable) {
  const text = useText();
  const lang = useLang();
  const navigate = useNavigate();
  return (
    <>
      <Link to={`/${resource}`}>{label[lang]}</Link>
      <span className="gd-console-datafill-ways">
        {add && (
          <Permitted code={permission(resource, 'add')}>
            <Button
              size="small"
              icon={<PlusOutlined aria-hidden />}
              aria-label={`${text.add} ${label[lang]}`}
              onClick={() => void navigate(`/${resource}/add`, { state: COMES_BACK })}
            >
              {text.add}
            </Button>
          </Permitted>
        )}
        {imports && (
          <Permitted code={permission(resource, 'import')}>
            <Button
              size="small"
              icon={<ImportOutlined aria-hidden />}
              aria-label={`${text.import} ${label[lang]}`}
              // The import starts on the list page: it loads the definition that checks the sheet, and shows the
              // imported records.
              onClick={() => void navigate(`/${resource}`, { state: BEGINS_IMPORT })}
            >
              {text.import}
            </Button>
          </Permitted>
        )}
      </span>
    </>
  );
}
