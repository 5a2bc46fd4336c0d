import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { resourceCalls } from '@gongdi/api';
import { permission, type AnyResource } from '@gongdi/domain';
import { Button, Space } from 'antd';
import { createContext, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLang, usePermissions, useText } from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { joined } from '../../../ground/text/index.ts';

interface NextActionProps {
  resource: AnyResource;
  /** They may hide the records. */
  filters: Readonly<Record<string, string>>;
  onFilters: (filters: Record<string, string>) => void;
  onImport: () => void;
}

/** What to do about a list without records: clear the filters, else add the first record or import many. */
export function NextAction({ resource, filters, onFilters, onImport }: NextActionProps) {
  const text = useText();
  const lang = useLang();
  const may = usePermissions();
  const navigate = useNavigate();
  const calls = resourceCalls(resource);
  const can = (operation: 'add' | 'import') => calls[operation] && may(permission(resource.name, operation));
  if (Object.keys(filters).length > 0) return <Button onClick={() => onFilters({})}>{text.clearFilters}</Button>;
  if (!can('add') && !can('import')) return null;
  return (
    <Space wrap>
      {can('add') && (
        <Button
          icon={<PlusOutlined aria-hidden />}
          onClick={() => void navigate(`/${resource.name}/add`, { state: COMES_BACK })}
        >
          {joined(lang, text.add, resource.label[lang])}
        </Button>
      )}
      {can('import') && (
        <Button icon={<ImportOutlined aria-hidden />} onClick={onImport}>
          {text.importMany}
        </Button>
      )}
    </Space>
  );
}

/** What the views of a list offer below the words about nothing. */
export const NextContext = createContext<ReactNode>(null);
