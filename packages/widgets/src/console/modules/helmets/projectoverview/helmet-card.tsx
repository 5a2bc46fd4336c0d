import { CloseOutlined } from '@ant-design/icons';
import type { BoardHelmet } from '@gongdi/api';
import { dictionaryOf, helmetmanage, permission, staff, textOf, trade as tradeDictionary } from '@gongdi/domain';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useTimes } from '../../../../kit/clock/index.ts';
import { useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { stateOf } from './figures.ts';
import { useBoardText } from './text/index.ts';

interface HelmetCardProps {
  helmet: BoardHelmet;
  project: string;
  onClose: () => void;
}

/** Who wears the chosen helmet, how it is, and the ways to its track, picture and records. */
export function HelmetCard({ helmet, project, onClose }: HelmetCardProps) {
  const text = useBoardText();
  const lang = useLang();
  const may = usePermissions();
  const { dateTime } = useTimes();
  const { device_id, device_name, helmet_id, helmet_number, staff_id, name, trade, team_name, at, values } = helmet;
  const tradeEntry = dictionaryOf(tradeDictionary.dict_type).entries.find(({ value }) => value === trade);
  const query = (more: Record<string, string>) => new URLSearchParams({ project_id: project, ...more }).toString();
  const links = [
    staff_id !== null && may(permission(staff.name, 'detail')) && [text.person, `/staff/detail?id=${staff_id}`],
    may(permission('trackmanagement', 'list')) && [text.track, `/trackmanagement?${query({ ids: device_id })}`],
    helmet.has_video && may(permission('helmetvideo', 'list')) && [text.video, `/helmetvideo?${query({ device_id })}`],
    helmet_id !== null &&
      may(permission(helmetmanage.name, 'detail')) && [text.record, `/${helmetmanage.name}/detail?id=${helmet_id}`],
  ].filter((one): one is [string, string] => Array.isArray(one));
  const facts = [
    [text.state, text[stateOf(helmet)]],
    [text.team, team_name],
    [text.trade, tradeEntry ? textOf(tradeEntry.label, lang) : ''],
    [text.number, helmet_number ?? device_name],
    [text.charge, values['battery'] === undefined ? '' : `${Math.round(values['battery'])} %`],
    [text.lastAt, at === null ? text.never : dateTime(new Date(at).toISOString())],
  ].filter(([, value]) => value !== '');
  return (
    <section className="gd-board-card" aria-label={name || device_name}>
      <div className="gd-board-card-head">
        <strong>{name || device_name}</strong>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={text.close}
          title={text.close}
          onClick={onClose}
        />
      </div>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="gd-board-links">
        {links.map(([label, to]) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </div>
    </section>
  );
}
