import type { Severity } from '@gongdi/bpmn';
import type { CommandContext } from '../command.ts';
import type { Style } from '../terminal/terminal.ts';
import { cliMessage } from '../text/index.ts';
import type { Converted, ReportLine } from './convert-one.ts';

const STYLES: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', info: 'blue' };

/** Prints the changes of a conversion for a person: every loss and refusal in full, a count of the other entries. */
export function printReport(converted: Converted, context: CommandContext): void {
  const { file, from, to, report, counts } = converted;
  if (context.json || from === null) return;
  const { terminal } = context;
  const changes = counts.changed + counts.kept;
  terminal.message(cliMessage('converted', { file, from, to, changes, lossy: counts.lossy, refused: counts.refused }));
  for (const entry of report) if (entry.kind !== 'changed') terminal.err(`  ${lineOf(entry, context)}`);
}

function lineOf({ severity, element, from, to, why, what }: ReportLine, { terminal, lang }: CommandContext): string {
  const about = element === undefined ? '' : `#${element}  `;
  const change = from === '' ? to : to === '' || to === from ? from : `${from} → ${to}`;
  const level = terminal.paint(STYLES[severity], cliMessage(severity)[lang]);
  return `${level}  ${about}${change}  ${why}  ${terminal.paint('dim', what)}`;
}
