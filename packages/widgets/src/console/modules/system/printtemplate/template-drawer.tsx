import { DownloadOutlined } from '@ant-design/icons';
import { CallFailure, calls } from '@gongdi/api';
import { fill, LIST_SEPARATOR, metaOf, placeholdersOf, wordTemplate, type FileItem } from '@gongdi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Collapse, Drawer, Form, Input, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { WithDefinition } from '../../../../kit/definition/index.ts';
import { saveBlob } from '../../../../kit/file/save-blob.ts';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { FileUpload } from '../../../../kit/upload/file-upload.tsx';
import { PlaceholderTable } from '../../../generic/record/placeholder-table.tsx';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { PreviewRecord } from './preview-record.tsx';
import { useTemplatesText } from './text/index.ts';
import { optionsOf, TEMPLATES, type PrintTemplate, type TemplateResource } from './use-templates.ts';

const NAME = metaOf(wordTemplate.fields.name);
const FILE = metaOf(wordTemplate.fields.file);

interface TemplateDrawerProps {
  resources: readonly TemplateResource[];
  /** The template to change; absent: a new one. */
  template?: PrintTemplate | undefined;
  /** Module of a new template; absent: it is chosen here. */
  resource?: string | undefined;
  onClose: () => void;
}

/** Form of a template. A file is checked when it has arrived, and can be looked at with a record before it is saved. */
export function TemplateDrawer({ resources, template, resource: begun, onClose }: TemplateDrawerProps) {
  const lang = useLang();
  const text = useTemplatesText();
  const [resource, setResource] = useState(template?.resource ?? begun);
  const [name, setName] = useState(template?.name ?? '');
  const [files, setFiles] = useState<FileItem[]>([]);
  const [previews, setPreviews] = useState(false);
  const [file] = files;
  const ready = resource !== undefined && name.trim() !== '' && (file !== undefined || template !== undefined);
  const { busy, problem, save } = useTemplateSave({ template, resource, name: name.trim(), file }, onClose);
  return (
    <Drawer
      open
      size={560}
      title={template ? text.changeTitle : text.addTitle}
      onClose={onClose}
      mask={{ closable: false }}
      footer={
        <div className="gd-printing-foot">
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="primary" disabled={!ready} loading={busy && BUSY} onClick={() => void save()}>
            {text.save}
          </Button>
        </div>
      }
    >
      <Form layout="vertical">
        <Form.Item label={text.resource} required htmlFor="gd-printing-resource">
          <Select
            id="gd-printing-resource"
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={text.choose}
            disabled={template !== undefined}
            value={resource}
            options={optionsOf(resources, lang)}
            onChange={setResource}
          />
        </Form.Item>
        {resource !== undefined && <Sample resource={resource} />}
        <Form.Item label={text.file} required={!template} extra={template && text.fileKeep}>
          <FileUpload
            label={text.file}
            value={files}
            accept={FILE.accept}
            maxSize={FILE.maxSize}
            maxCount={1}
            onChange={(next) => {
              setFiles(next);
              if (name === '' && next[0]?.name) setName(next[0].name.replace(/\.docx$/i, ''));
            }}
          />
        </Form.Item>
        {file && resource !== undefined && (
          <Checked resource={resource} file={file} onPreview={() => setPreviews(true)} />
        )}
        <Form.Item label={text.name} required htmlFor="gd-printing-name">
          <Input
            id="gd-printing-name"
            value={name}
            maxLength={NAME.maxLength}
            onChange={({ target }) => setName(target.value)}
          />
        </Form.Item>
        {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      </Form>
      {resource !== undefined && (
        <Collapse
          className="gd-printing-placeholders"
          items={[{ key: 'placeholders', label: text.placeholders, children: <Placeholders resource={resource} /> }]}
        />
      )}
      {previews && file && resource !== undefined && (
        <PreviewRecord resource={resource} name={name} file={file} onClose={() => setPreviews(false)} />
      )}
    </Drawer>
  );
}

interface TemplateDraft {
  template: PrintTemplate | undefined;
  resource: string | undefined;
  name: string;
  file: FileItem | undefined;
}

/** Stores a template. @param done called afterwards */
function useTemplateSave({ template, resource = '', name, file }: TemplateDraft, done: () => void) {
  const { client } = useConsole();
  const text = useTemplatesText();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = () => {
    const given = file && { file: { id: file.id } };
    if (template)
      return client.call(
        calls.record.templateEdit,
        { params: { resource, id: template.id }, body: { version: template.version, name, ...given } },
        { quiet: true },
      );
    return client.call(
      calls.record.templateAdd,
      { params: { resource }, body: { name, file: { id: file?.id ?? '' } } },
      { quiet: true },
    );
  };
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await send();
      void message.success(text.saved);
      await queries.invalidateQueries({ queryKey: [TEMPLATES] });
      done();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setProblem(error.problems[0]?.message ?? error.message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, save };
}

function Placeholders({ resource }: { resource: string }) {
  return (
    <WithDefinition name={resource} waiting={<Skeleton active />}>
      {(definition) => definition && <PlaceholderTable placeholders={placeholdersOf(definition)} />}
    </WithDefinition>
  );
}

function Sample({ resource }: { resource: string }) {
  const { client } = useConsole();
  const text = useTemplatesText();
  const [busy, setBusy] = useState(false);
  const get = async () => {
    setBusy(true);
    try {
      const blob = await client.call(calls.record.templateSample, { params: { resource } });
      saveBlob(blob, `${resource}.docx`);
    } catch {
      // The client has shown the reason.
    } finally {
      setBusy(false);
    }
  };
  return (
    <p className="gd-printing-sample">
      <Button size="small" icon={<DownloadOutlined aria-hidden />} loading={busy && BUSY} onClick={() => void get()}>
        {text.sample}
      </Button>{' '}
      <small>{text.sampleHint}</small>
    </p>
  );
}

/** What the check of an uploaded file says, and the way to a preview. */
function Checked({ resource, file, onPreview }: { resource: string; file: FileItem; onPreview: () => void }) {
  const { client } = useConsole();
  const text = useTemplatesText();
  const check = useQuery({
    queryKey: [TEMPLATES, 'check', resource, file.id],
    queryFn: ({ signal }) =>
      client.call(
        calls.record.templateCheck,
        { params: { resource }, body: { file: { id: file.id } } },
        { signal, quiet: true },
      ),
    retry: false,
  });
  if (check.isPending) return <Alert type="info" showIcon title={text.checking} className="gd-printing-checked" />;
  if (check.isError) return <Alert type="error" showIcon title={check.error.message} className="gd-printing-checked" />;
  const { known, unknown } = check.data;
  return (
    <Alert
      type={unknown.length > 0 || known.length === 0 ? 'warning' : 'success'}
      showIcon
      className="gd-printing-checked"
      title={known.length === 0 ? text.checkedNone : fill(text.checked, { count: known.length })}
      description={unknown.length > 0 && fill(text.unknown, { names: unknown.join(LIST_SEPARATOR.zh) })}
      action={
        <Button size="small" onClick={onPreview}>
          {text.preview}
        </Button>
      }
    />
  );
}
