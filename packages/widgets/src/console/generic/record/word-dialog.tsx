import { CallFailure, calls, MAY_CHANGE_TEMPLATES, type RecordTemplate } from '@gongdi/api';
import {
  fill,
  LIST_SEPARATOR,
  metaOf,
  placeholdersOf,
  wordTemplate,
  type AnyResource,
  type FileItem,
} from '@gongdi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Collapse, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { saveBlob } from '../../../kit/file/save-blob.ts';
import { BUSY } from '../../../kit/layout/busy.tsx';
import { useSheet } from '../../../kit/shadow/index.ts';
import { FileUpload } from '../../../kit/upload/file-upload.tsx';
import { useConsole, useLang, usePermissions } from '../../ground/context/console-context.tsx';
import { QueryPart } from '../../ground/status/query-part.tsx';
import { showFailure } from '../show-failure.ts';
import { useDeletion } from '../use-deletion.ts';
import { PlaceholderTable } from './placeholder-table.tsx';
import { useWordText } from './word-text/index.ts';
import css from './word.css?inline';

interface WordDialogProps {
  resource: AnyResource;
  id: string;
  /** Title of the record, for the name of the file. */
  title: string;
  onClose: () => void;
}

const NAME = metaOf(wordTemplate.fields.name);
const FILE = metaOf(wordTemplate.fields.file);

/** Makes a Word document of a record by a template of the company; whoever may, adds and deletes templates here. */
export function WordDialog({ resource, id, title, onClose }: WordDialogProps) {
  useSheet(css);
  const { client } = useConsole();
  const text = useWordText();
  const may = usePermissions();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const deletion = useDeletion();
  const [making, setMaking] = useState<string>();
  const manages = may(MAY_CHANGE_TEMPLATES);
  const queryKey = ['record-templates', resource.name];
  const params = { resource: resource.name };
  const templates = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(calls.record.templates, { params }, { signal, quiet: true }),
    staleTime: 0,
  });
  const again = () => queries.invalidateQueries({ queryKey });
  const make = async (template: RecordTemplate) => {
    setMaking(template.id);
    try {
      const blob = await client.call(
        calls.record.word,
        { params: { ...params, id, template: template.id } },
        { quiet: true },
      );
      saveBlob(blob, `${template.name}_${title}.docx`);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    } finally {
      setMaking(undefined);
    }
  };
  const remove = (template: RecordTemplate) =>
    deletion({
      title: fill(text.removeAsk, { name: template.name }),
      content: text.removeWhat,
      run: async () => {
        await client.call(calls.record.templateDelete, { params: { ...params, id: template.id } });
        await again();
      },
    });
  return (
    <Modal open width={680} title={text.title} footer={null} onCancel={onClose}>
      <QueryPart query={templates} empty={<p>{manages ? text.noneYet : text.none}</p>}>
        {(list) => (
          <ul className="gd-word-templates">
            {list.map((template) => (
              <li key={template.id}>
                <span className="gd-word-name">
                  <strong>{template.name}</strong> <small>{template.organisation}</small>
                  {template.unknown.length > 0 && (
                    <small className="gd-word-unknown">
                      {fill(text.unknown, { names: template.unknown.join(LIST_SEPARATOR.zh) })}
                    </small>
                  )}
                </span>
                <Button
                  type="primary"
                  loading={making === template.id && BUSY}
                  disabled={making !== undefined && making !== template.id}
                  onClick={() => void make(template)}
                >
                  {text.make}
                </Button>
                {manages && template.own && (
                  <Button danger onClick={() => void remove(template)}>
                    {text.remove}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryPart>
      {manages && (
        <Collapse
          items={[
            { key: 'add', label: text.add, children: <AddTemplate resource={resource} onAdded={again} /> },
            {
              key: 'placeholders',
              label: text.placeholders,
              children: <PlaceholderTable placeholders={placeholdersOf(resource)} />,
            },
          ]}
        />
      )}
    </Modal>
  );
}

/** Form for a new template. */
function AddTemplate({ resource, onAdded }: { resource: AnyResource; onAdded: () => Promise<unknown> }) {
  const { client } = useConsole();
  const text = useWordText();
  const lang = useLang();
  const { message } = App.useApp();
  const [name, setName] = useState('');
  const [files, setFiles] = useState<FileItem[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [file] = files;
  const add = async () => {
    if (!file) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { name: name.trim(), file: { id: file.id } };
      await client.call(calls.record.templateAdd, { params: { resource: resource.name }, body }, { quiet: true });
      setName('');
      setFiles([]);
      void message.success(text.added);
      await onAdded();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setProblem(error.problems[0]?.message ?? error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form layout="vertical" onFinish={() => void add()}>
      <p className="gd-word-hint">{text.hint}</p>
      <Form.Item label={FILE.label[lang]} required>
        <FileUpload
          label={FILE.label[lang]}
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
      <Form.Item label={NAME.label[lang]} required htmlFor="gd-word-name">
        <Input
          id="gd-word-name"
          value={name}
          maxLength={NAME.maxLength}
          onChange={({ target }) => setName(target.value)}
        />
      </Form.Item>
      {problem && <Alert type="error" showIcon role="alert" title={problem} className="gd-word-problem" />}
      <Button type="primary" htmlType="submit" disabled={!file || name.trim() === ''} loading={busy && BUSY}>
        {text.save}
      </Button>
    </Form>
  );
}
