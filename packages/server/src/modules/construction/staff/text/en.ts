import type { StaffText } from './zh.ts';

/** Messages about people on site. */
export const en: StaffText = {
  refused: '{name} may not {act}: {reasons}',
  arrive: 'come on site',
  trade: 'work as {trade}',
  register: 'be registered',
  changed: 'From {from} to {to}',
  again: 'This identity number is registered as “{name}”; register the person again there',
  twice: 'This identity number stands in the sheet more than once',
  listedTeam: '{name} may not join the team: its unit is on the blacklist. Ask {companies}, or choose another team',
  unsettled: '{name} has left with wages owed',
  byItself: 'No passage for {days} days: left by itself',
  leftByItself: '{name} had no passage for {days} days and left by itself, with wages owed',
};
