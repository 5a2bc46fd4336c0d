import { LEVELS, type LevelNumber, type Times } from '@gongdi/domain';
import { LEVEL_SIGNS } from '../../plan/index.ts';
import { levelWord } from '../../device/model/values.ts';
import type { Monitor } from '../session/monitor.ts';

/**
 * Indexes of the cells that hold live values. React leaves them empty: values are written here, many times a second.
 */
const CELLS = { level: 1, value: 2, at: 3 } as const;

/** Writes the changed values of a row. */
export function writeRow(row: HTMLTableRowElement, device: string, monitor: Monitor, { dateTime }: Times): void {
  const { text } = monitor;
  const reading = device === '' ? undefined : monitor.shown(device);
  const level = reading?.level ?? 0;
  const silent = reading?.online === 0;
  write(row.cells[CELLS.level], reading ? stateText(level, silent, text) : '--');
  // Whether a silent device is normal is unknown.
  row.dataset['level'] = reading && !(silent && level === 0) ? LEVELS[level] : 'none';
  row.classList.toggle('gd-monitor-offline', silent);
  write(row.cells[CELLS.value], monitor.textOf(device) || text.noValue);
  write(row.cells[CELLS.at], reading?.at ? dateTime(reading.at).slice(5) : '--');
}

function stateText(level: LevelNumber, silent: boolean, text: Monitor['text']): string {
  const word = `${LEVEL_SIGNS[level] || '✓'} ${levelWord(level, text)}`;
  if (!silent) return word;
  return level > 0 ? `○ ${text.offline} · ${word}` : `○ ${text.offline}`;
}

function write(cell: HTMLTableCellElement | undefined, text: string): void {
  if (cell && cell.textContent !== text) cell.textContent = text;
}
