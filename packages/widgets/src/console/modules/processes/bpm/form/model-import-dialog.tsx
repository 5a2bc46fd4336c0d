import { calls } from '@gongdi/api';
import { fill, importEngineFields, type ProcessForm } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { useImported } from '../../../../../form-designer/index.ts';
import { useDebounced } from '../../../../../kit/frame/use-debounced.ts';
import { useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { useBpmText } from '../text/index.ts';
import { fieldsInModel } from './model-fields.ts';

/** Maximum number of models offered; a name narrows the search. */
const OFFERED = 50;
/** Pause in typing after which the search starts, ms. */
const TYPED_FOR = 300;

interface ModelImportDialogProps {
  onImport: (form: ProcessForm) => void;
  onClose: () => void;
}

/** Dialog that imports the form fields of a model's start event or task as a form. */
export function ModelImportDialog({ onImport, onClose }: ModelImportDialogProps) {
  const { client } = useConsole();
  const text = useBpmText();
  const lang = useLang();
  const tell = useImported();
  const [open, setOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const name = useDebounced(typed, TYPED_FOR);
  const [model, setModel] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const models = useQuery({
    queryKey: ['models', 'import-fields', name],
    queryFn: ({ signal }) =>
      client.call(
        calls.workflow.modelPage,
        { query: { page: 1, page_size: OFFERED, ...(name === '' ? {} : { name }) } },
        { signal, quiet: true },
      ),
  });
  const elements = useQuery({
    queryKey: ['models', model, 'form-fields'],
    enabled: model !== undefined,
    queryFn: async ({ signal }) => {
      const { bpmn_xml } = await client.call(
        calls.workflow.modelGet,
        { query: { id: model! } },
        { signal, quiet: true },
      );
      return fieldsInModel(bpmn_xml);
    },
  });
  const found = elements.data ?? [];
  const element = found.find(({ key }) => key === chosen) ?? found[0];
  const take = () => {
    if (!element) return;
    const { form, notes } = importEngineFields(element.fields, lang, element.task);
    onImport(form);
    setOpen(false);
    tell(form, notes);
  };
  const failure = models.error ?? elements.error;
  return (
    <Modal
      open={open}
      title={text.modelFields}
      okText={text.modelFieldsTake}
      okButtonProps={{ disabled: !element }}
      cancelText={text.cancel}
      onOk={take}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <Form component="div" layout="vertical">
        <Form.Item label={text.modelFieldsModel} htmlFor="gd-import-model">
          <Select
            id="gd-import-model"
            autoFocus
            showSearch={{ filterOption: false, onSearch: setTyped }}
            loading={models.isFetching}
            value={model}
            options={models.data?.list.map((one) => ({ value: one.id, label: `${one.name}（${one.key}）` }))}
            onChange={(id: string) => {
              setModel(id);
              setChosen(undefined);
            }}
          />
        </Form.Item>
        {found.length > 0 && (
          <Form.Item label={text.modelFieldsElement} htmlFor="gd-import-element" extra={text.modelFieldsReplace}>
            <Select
              id="gd-import-element"
              value={element?.key}
              options={found.map((one) => ({
                value: one.key,
                label: fill(text.modelFieldsCount, { name: one.name, count: one.fields.length }),
              }))}
              onChange={setChosen}
            />
          </Form.Item>
        )}
      </Form>
      {failure && <Alert type="error" showIcon title={failure.message} />}
      {elements.data?.length === 0 && <Alert type="info" showIcon role="status" title={text.modelFieldsNone} />}
    </Modal>
  );
}
