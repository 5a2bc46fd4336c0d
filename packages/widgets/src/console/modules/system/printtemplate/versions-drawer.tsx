import { calls, type TemplateVersion } from '@gongdi/api';
import { fill, LIST_SEPARATOR } from '@gongdi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Drawer, Tag } from 'antd';
import { useTimes } from '../../../../kit/clock/index.ts';
import { FileCards } from '../../../../kit/preview/file-cards.tsx';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { QueryPart } from '../../../ground/status/query-part.tsx';
import { useTemplatesText } from './text/index.ts';
import { TEMPLATES, type PrintTemplate } from './use-templates.ts';

interface VersionsDrawerProps {
  template: PrintTemplate;
  manages: boolean;
  onClose: () => void;
}

/** The versions of a template: who saved each when, its file, and the way back to it. */
export function VersionsDrawer({ template, manages, onClose }: VersionsDrawerProps) {
  const { client } = useConsole();
  const text = useTemplatesText();
  const { dateTime } = useTimes();
  const { message, modal } = App.useApp();
  const queries = useQueryClient();
  const params = { resource: template.resource, id: template.id };
  const versions = useQuery({
    queryKey: [TEMPLATES, 'versions', template.id],
    queryFn: ({ signal }) => client.call(calls.record.templateVersions, { params }, { signal, quiet: true }),
    staleTime: 0,
  });
  const restore = ({ version }: TemplateVersion) =>
    void modal.confirm({
      title: fill(text.restoreAsk, { version }),
      content: text.restoreWhat,
      okText: text.restore,
      cancelText: text.cancel,
      onOk: async () => {
        await client.call(calls.record.templateRestore, { params, body: { version } });
        void message.success(text.restored);
        await queries.invalidateQueries({ queryKey: [TEMPLATES] });
      },
    });
  return (
    <Drawer open size={480} title={fill(text.versionsTitle, { name: template.name })} onClose={onClose}>
      <QueryPart query={versions} empty={null}>
        {(list) => (
          <ol className="gd-printing-versions">
            {list.map((one, at) => (
              <li key={one.version}>
                <div>
                  <strong>{fill(text.version, { version: one.version })}</strong>{' '}
                  {at === 0 && <Tag color="success">{text.inUse}</Tag>}
                  {one.name}
                </div>
                <small>{[one.by, dateTime(one.at)].filter(Boolean).join(' · ')}</small>
                {one.unknown.length > 0 && (
                  <p className="gd-printing-unknown">
                    {fill(text.unknown, { names: one.unknown.join(LIST_SEPARATOR.zh) })}
                  </p>
                )}
                <FileCards files={[one.file]} />
                {manages && at > 0 && (
                  <Button size="small" onClick={() => restore(one)}>
                    {text.restore}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
      </QueryPart>
    </Drawer>
  );
}
