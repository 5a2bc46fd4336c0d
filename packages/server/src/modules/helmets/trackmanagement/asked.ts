import { LONGEST_TRACK, MOST_TRACKS } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import type { CallerContext } from '../../../handler/index.ts';
import { trackLabel } from './text/index.ts';

export interface TrackQuery {
  project_id: string;
  device_ids: string;
  begin: string;
  end: string;
}

/** Reads the time and the devices of a question. @throws GongdiError `invalid` with the reason and what to do */
export function askedOf({ project_id, device_ids, begin: from, end: to }: TrackQuery, { lang }: CallerContext) {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  const ids = [...new Set(device_ids.split(','))];
  const refuse = (path: string, label: ReturnType<typeof trackLabel>): never => {
    throw new GongdiError('invalid', { label, problems: [{ path, code: 'invalid', message: label[lang] }] });
  };
  if (end <= begin) refuse('end', trackLabel('backwards'));
  if (end - begin > LONGEST_TRACK) refuse('end', trackLabel('tooLong', { days: LONGEST_TRACK / 86_400_000 }));
  if (ids.length > MOST_TRACKS) refuse('device_ids', trackLabel('tooMany', { count: MOST_TRACKS }));
  return { project_id, device_ids: ids, begin, end };
}
