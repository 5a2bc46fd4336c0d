import { calls, type CallResult } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Empty, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { useTimes } from '../../../../kit/clock/index.ts';
import { useWidget } from '../../../../kit/provider/index.ts';
import { useSurface } from '../../../../kit/shadow/index.ts';
import { TrackStage, type ShownTrack, type TrackMark } from '../../../../map/track/index.ts';
import { useMapConfig } from '../../../../map/use-map-config.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { Unread } from '../../../ground/status/unread.tsx';
import { useTracksText, type TracksText } from './text/index.ts';
import type { TracksAsked } from './use-asked.ts';

type Tracks = CallResult<typeof calls.track.of>;
type Track = Tracks['tracks'][number];

/** Most pauses of one helmet that the table names. */
const PAUSES = 6;
const DAY = 86_400_000;

/** The replay of chosen helmets, with a table of what they did. */
export function Replay({ asked: { project, begin, end }, ids }: { asked: TracksAsked; ids: readonly string[] }) {
  const { client } = useConsole();
  const text = useTracksText();
  const context = useWidget();
  const { lang, mode } = useSurface(context);
  const config = useMapConfig(context.config);
  const [seek, setSeek] = useState<{ at: number }>();
  const spell = useSpell(Date.parse(end) - Date.parse(begin) <= DAY);
  const query = { project_id: project!, device_ids: ids.join(), begin, end };
  const { data, error, refetch } = useQuery({
    queryKey: ['tracks', 'of', query],
    queryFn: ({ signal }) => client.call(calls.track.of, { query }, { signal, quiet: true }),
    staleTime: 60_000,
  });
  const tracks = useMemo(() => data?.tracks.map((one) => shownOf(one, spell)), [data, spell]);
  const marks = useMemo(() => (data ? marksOf(data) : []), [data]);
  if (error) return <Unread error={error} retry={() => void refetch()} />;
  if (!data || !tracks || config === undefined) return <Skeleton active paragraph={{ rows: 10 }} />;
  if (tracks.every(({ track }) => track.length === 0)) return <Empty description={text.none} />;
  return (
    <div className="gd-tracks-replay">
      <TrackStage
        root={context.root}
        config={config}
        lang={lang}
        mode={mode}
        tracks={tracks}
        marks={marks}
        from="begin"
        asked={seek}
      />
      <Sums tracks={data.tracks} spell={spell} onSeek={(at) => setSeek({ at })} />
    </div>
  );
}

interface Spell {
  text: TracksText;
  /** Hours and minutes, with the day if there are several. */
  clock: (at: number) => string;
  duration: (ms: number) => string;
  distance: (metres: number) => string;
}

/** @param oneDay whether all times are of one day, so that the clock says enough */
function useSpell(oneDay: boolean): Spell {
  const text = useTracksText();
  const times = useTimes();
  return useMemo(
    () => ({
      text,
      clock: (at) => times.dateTime(new Date(at).toISOString()).slice(oneDay ? 11 : 5, 16),
      duration(ms) {
        const minutes = Math.round(ms / 60_000);
        return minutes < 60
          ? fill(text.minutes, { n: minutes })
          : fill(text.hours, { h: Math.floor(minutes / 60), m: minutes % 60 });
      },
      distance: (metres) =>
        metres < 1000 ? fill(text.metres, { n: metres }) : fill(text.kilometres, { n: (metres / 1000).toFixed(2) }),
    }),
    [text, times, oneDay],
  );
}

/** Returns a track as the map shows it: named by whoever wore the helmet at the instant. */
function shownOf(
  { device_id, device_name, parts, pauses, users }: Track,
  { text, clock, duration }: Spell,
): ShownTrack {
  const name = users.length === 1 ? users[0]!.name : device_name;
  return {
    id: device_id,
    name,
    nameAt: (at) => users.find(({ from, to }) => from <= at && (to === null || at < to))?.name ?? device_name,
    track: parts.map((part) => part.map(([at, longitude, latitude]) => ({ at, place: [longitude, latitude] }))),
    stops: pauses.map(({ begin, end, place }) => ({
      place,
      label: `${name} ${fill(text.pause, { minutes: duration(end - begin), from: clock(begin), to: clock(end) })}`,
    })),
  };
}

function marksOf({ tracks, alarms }: Tracks): TrackMark[] {
  const names = new Map(tracks.map(({ device_id, device_name }) => [device_id, device_name]));
  return alarms.map(({ id, device_id, at, level, content }) => {
    const name = names.get(device_id) ?? '';
    return { id, at, level, label: content.includes(name) ? content : `${name} ${content}` };
  });
}

interface SumsProps {
  tracks: readonly Track[];
  spell: Spell;
  onSeek: (at: number) => void;
}

function Sums({ tracks, spell, onSeek }: SumsProps) {
  const { text, clock, duration, distance } = spell;
  return (
    <div className="gd-tracks-sums">
      <table aria-label={text.sums}>
        <thead>
          <tr>
            {[text.name, text.users, text.distance, text.known, text.count, text.pauses].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tracks.map(({ device_id, device_name, users, distance: metres, known, positions, pauses }) => (
            <tr key={device_id}>
              <th scope="row">{device_name}</th>
              <td>{[...new Set(users.map(({ name }) => name))].join('、') || '--'}</td>
              <td>{distance(metres)}</td>
              <td>{duration(known)}</td>
              <td>{positions}</td>
              <td>
                {pauses.length === 0 && text.noPauses}
                {pauses.slice(0, PAUSES).map(({ begin, end }) => (
                  <Button key={begin} type="link" size="small" onClick={() => onSeek(begin)}>
                    {fill(text.pauseShort, { from: clock(begin), minutes: duration(end - begin) })}
                  </Button>
                ))}
                {pauses.length > PAUSES && fill(text.more, { n: pauses.length })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
