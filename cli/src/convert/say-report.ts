import type { Severity } from '@gongdi/bpmn';
import type { CommandContext } from '../command.ts';
import type { Style } from '../terminal/terminal.ts';
import { say } from '../text/index.ts';
import type { Converted, ReportLine } from './convert-one.ts';

const STYLES: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', info: 'blue' };

/** What a conversion did to a file, for a person: every loss and refusal in full, the rest counted. */
export function sayReport(converted: Converted, context: CommandContext): void {
  const { file, from, to, report, counts } = converted;
  if (context.json || from === null) return;
  const { terminal } = context;
  const changes = counts.changed + counts.kept;
  terminal.say(say('converted', { file, from, to, changes, lossy: counts.lossy, refused: counts.refused }));
  for (const entry of report) if (entry.kind !== 'changed') terminal.err(`  ${lineOf(entry, context)}`);
}

function lineOf({ severity, element, from, to, why, what }: ReportLine, { terminal, lang }: CommandContext): string {
  const about = element === undefined ? '' : `#${element}  `;
  const change = from === '' ? to : to === '' || to === from ? from : `${from} → ${to}`;
  const level = terminal.paint(STYLES[severity], say(severity)[lang]);
  return `${level}  ${about}${change}  ${why}  ${terminal.paint('dim', what)}`;
}
