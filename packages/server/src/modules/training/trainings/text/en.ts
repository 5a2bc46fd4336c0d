import type { TalksText } from './zh.ts';

export const en: TalksText = {
  noTalk: 'Teams at work without a daily talk by {hour}:00: {count}. {project}: {teams}',
  teamWithoutTalk:
    '{project}: {heads} people of {team} came today without a daily talk by {hour}:00; hold it and sign them in',
  workWithoutTalk: '{project}: {team} has daily work today and no daily talk by {hour}:00; hold it and sign them in',
  unsigned: '{training}: {heads} people came and did not sign in: {names}',
  team: '{team} ({heads})',
  teamAlone: '{team}',
  comma: ', ',
  more: ' and others',
};
