import { PlusOutlined } from '@ant-design/icons';
import { calls, type BpmFormSummary } from '@gongdi/api';
import { commonStatus, EMPTY, fill, permission } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Space } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { GridColumn } from '../../../../../kit/grid/data-grid.tsx';
import type { QueryField } from '../../../../../kit/query-form/query-form.tsx';
import { Permitted, useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { useDeletion } from '../../../../generic/use-deletion.ts';
import { bpmLabel, useBpmText } from '../text/index.ts';
import { StoredPreview } from './stored-preview.tsx';
import { fieldColumn, timeColumn } from '../../../../generic/paged-list/columns.tsx';
import { PagedList } from '../../../../generic/paged-list/paged-list.tsx';
import { LISTS } from '../stored/storage-keys.ts';

const MENU = 'bpm-form';
const STATUS = { kind: 'code', dict: commonStatus.dict_type } as const;

const KEY = ['bpm-forms'];

const FILTERS: readonly QueryField[] = [
  { name: 'name', kind: 'text', label: bpmLabel('formName'), query: 'like', maxLength: 64 },
  { name: 'status', label: bpmLabel('status'), query: 'eq', ...STATUS },
  { name: 'create_time', kind: 'date', label: bpmLabel('createTime'), query: 'between' },
];

/** List of process forms, with actions to create, design, preview and delete them. */
export function FormListPage() {
  const { client } = useConsole();
  const text = useBpmText();
  const lang = useLang();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [shown, setShown] = useState<string | null>(null);
  const refresh = useCallback(() => void queries.invalidateQueries({ queryKey: KEY }), [queries]);
  const columns = useMemo(
    (): GridColumn<BpmFormSummary>[] => [
      { key: 'id', title: text.number, width: 150, render: (row) => row.id },
      { key: 'name', title: text.formName, width: 220, render: (row) => row.name },
      fieldColumn('status', text.status, 90, STATUS),
      { key: 'remark', title: text.remark, width: 240, render: (row) => row.remark ?? EMPTY },
      timeColumn('create_time', text.createTime),
      {
        key: 'operation',
        title: text.operation,
        width: lang === 'zh' ? 190 : 210,
        fixed: 'right',
        render: (row) => <FormActions form={row} onPreview={() => setShown(row.id)} onChanged={refresh} />,
      },
    ],
    [text, lang, refresh],
  );
  return (
    <PagedList<BpmFormSummary>
      name={LISTS.forms}
      title={text.forms}
      columns={columns}
      filters={FILTERS}
      queryKey={KEY}
      load={(query, options) => client.call(calls.workflow.formPage, { query }, options)}
      actions={
        <Permitted code={permission(MENU, 'create')}>
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => void navigate('/bpm/manager/form/edit', { state: COMES_BACK })}
          >
            {text.formNew}
          </Button>
        </Permitted>
      }
    >
      {shown && <StoredPreview id={shown} onClose={() => setShown(null)} />}
    </PagedList>
  );
}

interface FormActionsProps {
  form: BpmFormSummary;
  onPreview: () => void;
  onChanged: () => void;
}

function FormActions({ form, onPreview, onChanged }: FormActionsProps) {
  const { client } = useConsole();
  const text = useBpmText();
  const deletion = useDeletion();
  const remove = () =>
    deletion({
      title: fill(text.formDeleteConfirm, { name: form.name }),
      content: text.formDeleteConsequence,
      run: async () => {
        await client.call(calls.workflow.formDelete, { query: { id: form.id } });
        onChanged();
      },
    });
  return (
    <Space size={12}>
      {form.writable && (
        <Permitted code={permission(MENU, 'update')}>
          <Link to={`/bpm/manager/form/edit?id=${encodeURIComponent(form.id)}`} state={COMES_BACK}>
            {text.formDesign}
          </Link>
        </Permitted>
      )}
      <Button type="link" size="small" className="gd-data-row-action" onClick={onPreview}>
        {text.formPreview}
      </Button>
      {form.writable && (
        <Permitted code={permission(MENU, 'delete')}>
          <Button type="link" danger size="small" className="gd-data-row-action" onClick={() => void remove()}>
            {text.delete}
          </Button>
        </Permitted>
      )}
    </Space>
  );
}
