import { CloudSyncOutlined } from '@ant-design/icons';
import { KNOWN_RESOURCES, permission, type KnownResource } from '@gongdi/domain';
import { Empty } from 'antd';
import { useNavigate } from 'react-router';
import { useOwnMenu, usePermissions, useSession } from '../../ground/context/console-context.tsx';
import { MenuIcon } from '../../ground/menus/menu-icon.tsx';
import { trailOf } from '../../ground/menus/menus.ts';
import { COMES_BACK } from '../../ground/page/way-back.ts';
import { PhoneSheet } from './phone-sheet.tsx';
import { SheetRow } from './sheet-row.tsx';
import { usePhoneText } from './text/index.ts';

/**
 * What this user may add on a site. Resources say so themselves (`offline`, `onSite`); their names are the menu's. What
 * the user opened last comes first, then what everybody reports.
 */
export function ReportSheet({ onClose }: { onClose: () => void }) {
  const text = usePhoneText();
  const { menus } = useSession();
  const may = usePermissions();
  const navigate = useNavigate();
  const { used } = useOwnMenu();
  const rank = ({ name, offeredFirst }: KnownResource): number =>
    used.includes(name) ? used.indexOf(name) : used.length + (offeredFirst ? 0 : 1);
  const offered = [...KNOWN_RESOURCES.values()]
    .filter(({ onSite, name }) => onSite && may(permission(name, 'add')))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ name }) => ({ name, trail: trailOf(menus ?? [], `/${name}`) }))
    .filter(({ trail }) => trail.length > 0);
  return (
    <PhoneSheet title={text.report} onClose={onClose}>
      {(leave) =>
        offered.length === 0 ? (
          <Empty description={text.reportNone} />
        ) : (
          <>
            <ul className="gd-phone-rows">
              {offered.map(({ name, trail }) => (
                <SheetRow
                  key={name}
                  icon={<MenuIcon name={trail[0]!.icon} />}
                  label={trail.at(-1)!.title}
                  onPress={() => leave(() => void navigate(`/${name}/add`, { state: COMES_BACK }))}
                />
              ))}
            </ul>
            <p className="gd-phone-note">
              <CloudSyncOutlined aria-hidden /> {text.reportOffline}
            </p>
          </>
        )
      }
    </PhoneSheet>
  );
}
