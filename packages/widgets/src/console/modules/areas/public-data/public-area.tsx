import { ExportOutlined } from '@ant-design/icons';
import { areaCallsOf, type AreaRealData, type CallResult, type calls } from '@gongdi/api';
import { areaOfCode, formatField, monitorStatus, permission } from '@gongdi/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { useDictionaries } from '../../../../kit/data/index.ts';
import { fileNameOf } from '../../../../kit/file/file-name.ts';
import { saveBlob } from '../../../../kit/file/save-blob.ts';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useConsole, useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { quantitiesOf, valueText } from '../../../../device/model/values.ts';
import { markOf } from './level-counts.ts';
import { usePublicText } from './text/index.ts';
import { useTimes } from '../../../../kit/clock/index.ts';

type Area = CallResult<typeof calls.area.publicData>['areas'][number];
const STATUS = { kind: 'code', dict: monitorStatus.dict_type } as const;

/** A published area as a table: one row per point, one column per quantity of the type. */
export function PublicArea({ area, rows }: { area: Area; rows: readonly AreaRealData[] }) {
  const { dateTime, zone } = useTimes();
  const lang = useLang();
  const text = usePublicText();
  const { within } = useDictionaries();
  const type = areaOfCode(area.area_type);
  const quantities = quantitiesOf(area.area_type);
  return (
    <section className="gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{area.area_name}</h2>
        <span className="gd-public-kind">
          {type?.label[lang]} · {within(() => formatField(STATUS, area.monitor_status, { lang, zone }))}
        </span>
        <Export area={area} />
      </div>
      {rows.length === 0 ? (
        <p className="gd-console-record-info">{text.noPoints}</p>
      ) : (
        <div className="gd-public-scroll" tabIndex={0} role="group" aria-label={area.area_name}>
          <table>
            <thead>
              <tr>
                <th scope="col">{text.point}</th>
                <th scope="col">{text.state}</th>
                {quantities.map(({ key, label, unit }) => (
                  <th key={key} scope="col">
                    {label[lang]}
                    {unit && <small> ({unit})</small>}
                  </th>
                ))}
                <th scope="col">{text.at}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.device_id}>
                  <th scope="row">{row.point_name}</th>
                  <td>
                    <span className="gd-public-mark" data-level={markOf(row)}>
                      {text[markOf(row)]}
                    </span>
                  </td>
                  {quantities.map((quantity) => (
                    <td key={quantity.key}>{valueText({ ...quantity, unit: '' }, row.values[quantity.key], lang)}</td>
                  ))}
                  <td>{row.at ? dateTime(row.at) : '--'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/**
 * Button that exports the measured values as a workbook (console specification, section 7.3). It is for logged-in users
 * with the permission, because the call is not public.
 */
function Export({ area }: { area: Area }) {
  const { client } = useConsole();
  const may = usePermissions();
  const text = usePublicText();
  const [busy, setBusy] = useState(false);
  const type = areaOfCode(area.area_type);
  const call = type && areaCallsOf(type).realExport;
  if (!type || !call || !may(permission(type.path, 'rundata'))) return null;
  const save = async () => {
    setBusy(true);
    try {
      const answer = await client.open(call, { query: { area_id: area.id } });
      saveBlob(await answer.blob(), fileNameOf(answer.headers, `${area.area_name}.xlsx`));
    } catch {
      // The client has shown the reason.
    } finally {
      setBusy(false);
    }
  };
  return (
    <span className="gd-data-end">
      <Button icon={<ExportOutlined aria-hidden />} loading={busy && BUSY} onClick={() => void save()}>
        {text.export}
      </Button>
    </span>
  );
}
