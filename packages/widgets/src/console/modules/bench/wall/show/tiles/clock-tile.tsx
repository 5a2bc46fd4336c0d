import { useTimes } from '../../../../../../kit/clock/index.ts';
import { useLang } from '../../../../../ground/context/console-context.tsx';
import { useTicking } from '../../turning/use-ticking.ts';

/** Time, day and weekday in the zone of the installation. */
export function ClockTile() {
  const { dateTime, zone } = useTimes();
  const lang = useLang();
  const now = useTicking(1_000);
  const words = dateTime(now);
  const weekday = new Intl.DateTimeFormat(lang === 'zh' ? 'zh-CN' : 'en', { weekday: 'long', timeZone: zone });
  return (
    <>
      <strong className="gd-wall-number">{words.slice(11, 16)}</strong>
      <small>
        {words.slice(0, 10)} {weekday.format(now)}
      </small>
    </>
  );
}
