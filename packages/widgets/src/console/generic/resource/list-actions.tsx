import { EllipsisOutlined, ExportOutlined, FileWordOutlined, ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { resourceCalls } from '@gongdi/api';
import { permission, type AnyResource } from '@gongdi/domain';
import { Button, Popover } from 'antd';
import { useNavigate } from 'react-router';
import { BUSY } from '../../../kit/layout/busy.tsx';
import { Permitted, usePermissions, useText } from '../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../ground/page/way-back.ts';
import type { ExportKind } from './use-list-export.tsx';
import { useScreen } from './screen/screen.ts';
import { WholeExportButton } from './whole-export-button.tsx';

interface ListActionsProps {
  resource: AnyResource;
  exporting: boolean;
  onImport: () => void;
  /** @param personal asks for personal data unmasked */
  onExport: (how: ExportKind, personal?: '1') => void;
  /** On a phone all but adding is behind a button. */
  compact?: boolean;
}

/** Buttons above the list of a resource: add, import and export, as far as it has them and the user may. */
export function ListActions({ resource, exporting, onImport, onExport, compact = false }: ListActionsProps) {
  const text = useText();
  const may = usePermissions();
  const navigate = useNavigate();
  const calls = resourceCalls(resource);
  const add = calls.add && (
    <Permitted code={permission(resource.name, 'add')}>
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => void navigate(`/${resource.name}/add`, { state: COMES_BACK })}
      >
        {text.add}
      </Button>
    </Permitted>
  );
  const others = (['import', 'export', 'word'] as const).filter(
    (operation) => calls[operation] && may(permission(resource.name, operation)),
  );
  const { listActions: Own } = useScreen();
  const rest = (
    <>
      {calls.import && (
        <Permitted code={permission(resource.name, 'import')}>
          <Button icon={<ImportOutlined aria-hidden />} onClick={onImport}>
            {text.import}
          </Button>
        </Permitted>
      )}
      {calls.export && (
        <Permitted code={permission(resource.name, 'export')}>
          <Button icon={<ExportOutlined aria-hidden />} loading={exporting && BUSY} onClick={() => onExport('export')}>
            {text.export}
          </Button>
          {calls.personal && may(permission(resource.name, 'personal')) && (
            <WholeExportButton busy={exporting} onExport={() => onExport('export', '1')} />
          )}
        </Permitted>
      )}
      {calls.word && (
        <Permitted code={permission(resource.name, 'word')}>
          <Button icon={<FileWordOutlined aria-hidden />} loading={exporting && BUSY} onClick={() => onExport('word')}>
            {text.word}
          </Button>
        </Permitted>
      )}
      {Own && <Own />}
    </>
  );
  if (!compact)
    return (
      <>
        {add}
        {rest}
      </>
    );
  return (
    <>
      {(others.length > 0 || Own) && (
        <Popover trigger="click" placement="bottomRight" content={<div className="gd-cards-others">{rest}</div>}>
          <Button type="text" icon={<EllipsisOutlined aria-hidden />} aria-label={text.more} title={text.more} />
        </Popover>
      )}
      {add}
    </>
  );
}
