import { dateTime, type Lang } from '@gongdi/domain';
import { knownTime } from '@gongdi/geo';
import type { OutColumn, OutSheet } from '@gongdi/sheets';
import type { ReadTrack } from '../../../tracks/index.ts';
import { trackText } from './text/index.ts';
import { userAt, type User } from './users.ts';

const MINUTE = 60_000;

/** Returns the sheets of exported tracks: positions, pauses, sums. Times are those of the installation. */
export function sheetsOf(
  tracks: readonly ReadTrack[],
  users: ReadonlyMap<string, readonly User[]>,
  lang: Lang,
  zone: string,
): OutSheet[] {
  const text = trackText[lang];
  const column = (header: string, format: OutColumn['format'] = 'text', width = 16): OutColumn => ({
    header,
    format,
    width,
  });
  const head = [column(text.device, 'text', 20), column(text.number), column(text.user, 'text', 12)];
  const headOf = ({ device_id, device_name, device_number }: ReadTrack, at: number) => [
    device_name,
    device_number,
    userAt(users.get(device_id) ?? [], at),
  ];
  const names = (one: ReadTrack) => [...new Set((users.get(one.device_id) ?? []).map(({ name }) => name))];
  const minutes = (ms: number) => Math.round(ms / (MINUTE / 10)) / 10;
  return [
    {
      name: text.positions,
      columns: [
        ...head,
        column(text.at, 'datetime', 21),
        column(text.longitude, 'number', 18),
        column(text.latitude, 'number', 18),
      ],
      rows: rowsOf(tracks, (one) =>
        one.track.flatMap((part) =>
          part.map(({ at, place }) => [...headOf(one, at), dateTime(at, zone), place[0], place[1]]),
        ),
      ),
    },
    {
      name: text.pauses,
      columns: [
        ...head,
        column(text.begin, 'datetime', 21),
        column(text.end, 'datetime', 21),
        column(text.minutes, 'number'),
        column(text.longitude, 'number', 18),
        column(text.latitude, 'number', 18),
      ],
      rows: rowsOf(tracks, (one) =>
        one.pauses.map(({ begin, end, place }) => [
          ...headOf(one, begin),
          dateTime(begin, zone),
          dateTime(end, zone),
          minutes(end - begin),
          ...place.map((degrees) => Math.round(degrees * 1e6) / 1e6),
        ]),
      ),
    },
    {
      name: text.sums,
      columns: [
        ...head,
        column(text.count, 'number'),
        column(text.distance, 'number'),
        column(text.known, 'number', 20),
        column(text.pauseCount, 'number'),
      ],
      rows: tracks.map((one) => [
        one.device_name,
        one.device_number,
        names(one).join('、'),
        one.positions,
        one.distance,
        minutes(knownTime(one.track)),
        one.pauses.length,
      ]),
    },
  ];
}

/** The rows of one track after the other, made while they are written. */
function* rowsOf<T>(tracks: readonly ReadTrack[], of: (one: ReadTrack) => readonly T[]): Generator<T> {
  for (const one of tracks) yield* of(one);
}
