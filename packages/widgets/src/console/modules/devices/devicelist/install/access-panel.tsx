import { devicelist, permission } from '@gongdi/domain';
import { Space } from 'antd';
import { Link } from 'react-router';
import { CopyText } from '../../../../../kit/copy/copy-text.tsx';
import { usePermissions } from '../../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { deviceKey, useKeyState } from './device-key.tsx';
import type { ScreenRowProps } from '../../../../generic/resource/screen/screen.ts';
import { useInstallText } from './text/index.ts';
import { useTimes } from '../../../../../kit/clock/index.ts';

/** Device number, last characters of the key, and firmware version, with links to change key and firmware. */
export function AccessPanel({ row }: ScreenRowProps) {
  const { dateTime } = useTimes();
  const may = usePermissions();
  const text = useInstallText();
  const key = useKeyState(row.id);
  const firmware = row['firmware_version'] as string | null | undefined;
  return (
    <section className="gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.access}</h2>
      </div>
      <dl className="gd-console-standing">
        <dt>{text.number}</dt>
        <dd>
          <CopyText code>{String(row['device_number'])}</CopyText>
        </dd>
        <dt>{text.key}</dt>
        <dd>
          <Space size={12} wrap>
            {key.data && (key.data.hint ? `…${key.data.hint} · ${dateTime(key.data.created_at)}` : text.keyNone)}
            {key.error?.message}
            <deviceKey.view row={row} />
          </Space>
        </dd>
        <dt>{text.firmware}</dt>
        <dd>
          <Space size={12} wrap>
            {firmware ?? '--'}
            {may(permission(devicelist.name, 'edit')) && (
              <Link to={`/${devicelist.name}/edit?id=${row.id}`} state={COMES_BACK}>
                {text.change}
              </Link>
            )}
          </Space>
        </dd>
      </dl>
    </section>
  );
}
