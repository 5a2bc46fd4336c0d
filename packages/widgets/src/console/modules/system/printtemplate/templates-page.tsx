import { PlusOutlined } from '@ant-design/icons';
import { calls, MAY_CHANGE_TEMPLATES } from '@gongdi/api';
import { fill, LIST_SEPARATOR } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Empty, Select, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useDeletion } from '../../../generic/use-deletion.ts';
import { useConsole, useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { PreviewRecord } from './preview-record.tsx';
import { TemplateDrawer } from './template-drawer.tsx';
import css from './printing.css?inline';
import { useTemplatesText } from './text/index.ts';
import { optionsOf, TEMPLATES, useTemplates, type PrintTemplate } from './use-templates.ts';
import { VersionsDrawer } from './versions-drawer.tsx';

type Open =
  | { what: 'drawer'; template?: PrintTemplate }
  | { what: 'versions'; template: PrintTemplate }
  | { what: 'preview'; template: PrintTemplate };

/** Page of the Word templates of the company, of all modules or of one. */
export function TemplatesPage() {
  useSheet(css);
  const lang = useLang();
  const text = useTemplatesText();
  const manages = usePermissions()(MAY_CHANGE_TEMPLATES);
  const overview = useTemplates();
  const [place, setPlace] = useSearchParams();
  const [open, setOpen] = useState<Open>();
  if (overview.isError) return <FailurePanel error={overview.error} retry={() => void overview.refetch()} />;
  if (overview.isPending)
    return (
      <div className="gd-data-panel">
        <Skeleton active />
      </div>
    );
  const { resources, templates } = overview.data;
  const chosen = resources.find(({ name }) => name === place.get('resource'));
  const groups = resources
    .filter((one) => !chosen || one === chosen)
    .map((resource) => ({ resource, list: templates.filter((one) => one.resource === resource.name) }))
    .filter(({ list }) => list.length > 0);
  const close = () => setOpen(undefined);
  return (
    <div className="gd-console-page">
      <section className="gd-data-panel">
        <div className="gd-printing-head">
          <p>{text.intro}</p>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            aria-label={text.resource}
            value={chosen?.name ?? ''}
            options={[{ value: '', label: text.all }, ...optionsOf(resources, lang)]}
            onChange={(name) => setPlace(name === '' ? {} : { resource: name }, { replace: true })}
          />
          {manages && (
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ what: 'drawer' })}>
              {text.add}
            </Button>
          )}
        </div>
        {groups.length === 0 && <Empty description={chosen ? text.noneHere : text.none} />}
        {groups.map(({ resource, list }) => (
          <section key={resource.name} aria-label={resource.label[lang]}>
            <h2 className="gd-printing-group">{resource.label[lang]}</h2>
            <ul className="gd-printing-list">
              {list.map((template) => (
                <Row key={template.id} template={template} manages={manages && template.own} open={setOpen} />
              ))}
            </ul>
          </section>
        ))}
      </section>
      {open?.what === 'drawer' && (
        <TemplateDrawer resources={resources} template={open.template} resource={chosen?.name} onClose={close} />
      )}
      {open?.what === 'versions' && (
        <VersionsDrawer template={open.template} manages={manages && open.template.own} onClose={close} />
      )}
      {open?.what === 'preview' && (
        <PreviewRecord
          resource={open.template.resource}
          name={open.template.name}
          template={open.template.id}
          onClose={close}
        />
      )}
    </div>
  );
}

interface RowProps {
  template: PrintTemplate;
  manages: boolean;
  open: (open: Open) => void;
}

function Row({ template, manages, open }: RowProps) {
  const { client } = useConsole();
  const text = useTemplatesText();
  const queries = useQueryClient();
  const deletion = useDeletion();
  const { id, name, organisation, version, unknown, resource } = template;
  const remove = () =>
    void deletion({
      title: fill(text.removeAsk, { name }),
      content: text.removeWhat,
      run: async () => {
        await client.call(calls.record.templateDelete, { params: { resource, id } });
        await queries.invalidateQueries({ queryKey: [TEMPLATES] });
      },
    });
  return (
    <li>
      <div className="gd-printing-what">
        <strong>{name}</strong> <Tag>{fill(text.version, { version })}</Tag>
        <small>{organisation}</small>
        {unknown.length > 0 && (
          <p className="gd-printing-unknown">{fill(text.unknown, { names: unknown.join(LIST_SEPARATOR.zh) })}</p>
        )}
      </div>
      <div className="gd-printing-buttons">
        <Button size="small" onClick={() => open({ what: 'preview', template })}>
          {text.preview}
        </Button>
        <Button size="small" onClick={() => open({ what: 'versions', template })}>
          {text.versions}
        </Button>
        {manages && (
          <>
            <Button size="small" onClick={() => open({ what: 'drawer', template })}>
              {text.change}
            </Button>
            <Button size="small" danger onClick={remove}>
              {text.remove}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
