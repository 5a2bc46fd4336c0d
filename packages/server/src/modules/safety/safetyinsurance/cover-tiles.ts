import { civilDay } from '@gongdi/domain';
import type { MoreTiles } from '../../../tiles/index.ts';
import { countUncovered, kindsWithout } from './policy-cover.ts';

const PEOPLE = 'safetyinsurance?uncovered';
const KINDS = 'safetyinsurance?lacking';

/** Numbers of the home of a project: people on site without cover, and kinds of insurance of which none is in force. */
export const coverTiles: MoreTiles = {
  tiles: [
    {
      key: PEOPLE,
      index: 'safetyinsurance',
      page: 'cover',
      label: { zh: '在场未参保人员', en: 'People on site without cover' },
      level: 'error',
    },
    {
      key: KINDS,
      index: 'safetyinsurance',
      page: 'cover',
      label: { zh: '缺少在保险种', en: 'Insurance that is missing' },
      level: 'error',
    },
  ],
  async count({ db, setting, now, timeZone }, _access, project_id): Promise<Readonly<Record<string, number>>> {
    const at = { project_id, now, today: civilDay(now, timeZone) };
    const { uncovered } = await countUncovered(db, setting, at);
    return { [PEOPLE]: uncovered, [KINDS]: (await kindsWithout(db, setting, at)).length };
  },
};
