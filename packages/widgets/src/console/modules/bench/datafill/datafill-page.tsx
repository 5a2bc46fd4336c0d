import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { resourceCalls } from '@gongdi/api';
import { allResources, permission, type AnyResource, type MenuItem } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Empty } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ImportDialog } from '../../../../kit/import-dialog/import-dialog.tsx';
import { Permitted, useLang, usePermissions, useSession, useText } from '../../../ground/context/console-context.tsx';
import { leavesOf } from '../../../ground/menus/menus.ts';
import { COMES_BACK } from '../../../ground/page/way-back.ts';

interface Group {
  title: string;
  resources: AnyResource[];
}

/** What the user may fill in, below the first level of the menus. */
function groupsOf(menus: readonly MenuItem[], may: (code: string) => boolean): Group[] {
  const byName = new Map<string, AnyResource>(allResources().map((resource) => [resource.name, resource]));
  const fillable = (resource: AnyResource) =>
    (['add', 'import'] as const).some(
      (operation) => resourceCalls(resource)[operation] && may(permission(resource.name, operation)),
    );
  return menus
    .map((item) => ({
      title: item.title,
      resources: leavesOf([item])
        .flatMap(({ index }) => byName.get(index) ?? [])
        .filter(fillable),
    }))
    .filter(({ resources }) => resources.length > 0);
}

/** Every form and sheet that the user may fill in, in one place. */
export function DatafillPage() {
  const { menus } = useSession();
  const text = useText();
  const groups = groupsOf(menus ?? [], usePermissions());
  if (groups.length === 0) return <Empty description={text.datafillNone} />;
  return (
    <div className="gd-page">
      {groups.map(({ title, resources }) => (
        <section key={title} className="gd-panel">
          <div className="gd-panel-title">
            <h2>{title}</h2>
          </div>
          <ul className="gd-datafill">
            {resources.map((resource) => (
              <li key={resource.name}>
                <Fillable resource={resource} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Fillable({ resource }: { resource: AnyResource }) {
  const text = useText();
  const lang = useLang();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [importing, setImporting] = useState(false);
  const calls = resourceCalls(resource);
  return (
    <>
      <Link to={`/${resource.name}`}>{resource.label[lang]}</Link>
      <span className="gd-datafill-ways">
        {calls.add && (
          <Permitted code={permission(resource.name, 'add')}>
            <Button
              size="small"
              icon={<PlusOutlined aria-hidden />}
              aria-label={`${text.add} ${resource.label[lang]}`}
              onClick={() => void navigate(`/${resource.name}/add`, { state: COMES_BACK })}
            >
              {text.add}
            </Button>
          </Permitted>
        )}
        {calls.import && (
          <Permitted code={permission(resource.name, 'import')}>
            <Button
              size="small"
              icon={<ImportOutlined aria-hidden />}
              aria-label={`${text.import} ${resource.label[lang]}`}
              onClick={() => setImporting(true)}
            >
              {text.import}
            </Button>
          </Permitted>
        )}
      </span>
      {importing && (
        <ImportDialog
          resource={resource}
          onClose={() => setImporting(false)}
          onImported={() => void queries.invalidateQueries({ queryKey: ['list', resource.name] })}
        />
      )}
    </>
  );
}
