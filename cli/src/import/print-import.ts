import type { ImportResult } from '@gongdi/api';
import type { AnyResource } from '@gongdi/domain';
import { resolve } from 'node:path';
import { EXIT, type CommandContext, type Exit } from '../command.ts';
import { writeResult } from '../files/outputs.ts';
import { cliMessage } from '../text/index.ts';
import { mapHint } from './map-hint.ts';
import { allProblems, problemWorkbook, type Problem } from './problems.ts';
import type { LocalSheet } from './read-local.ts';

/** Maximum number of problems shown on a terminal; `--errors` writes all of them. */
const MOST_SHOWN = 20;

export interface Imported {
  resource: AnyResource;
  bytes: Uint8Array;
  local: LocalSheet;
  /** Absent when nothing was sent to the server, because no row could be imported. */
  answer: ImportResult | undefined;
  /** Path of the workbook for the refused rows. */
  errors: string | undefined;
  dryRun: boolean;
}

/** Prints the result of an import, writes the refused rows, and returns the exit code. */
export async function printImport(imported: Imported, context: CommandContext): Promise<Exit> {
  const { bytes, local, answer, errors, dryRun } = imported;
  const { cleanCount, refusedCount } = local.result;
  const problems = allProblems(local, answer);
  // The server knows nothing of the refused rows when the uploaded workbook was made from the clean rows only.
  const failed = answer ? answer.failed + (local.asItIs ? 0 : refusedCount) : refusedCount;
  const counts = {
    total: cleanCount + refusedCount,
    added: answer?.added ?? 0,
    deleted: answer?.deleted ?? 0,
    failed,
  };
  if (context.json) outJson(imported, counts, problems, context);
  else printProblems(imported, problems, counts, context);
  // A wrong header is reported above; it leaves no rows to write.
  if (errors !== undefined && failed > 0) {
    const content = await problemWorkbook(bytes, local, problems, context.lang);
    const path = resolve(context.cwd, errors);
    await writeResult(path, content, { context, dryRun: false, overwrite: true, shown: errors });
  }
  if (!context.json) context.terminal.message(endOf(imported, counts));
  if (failed === 0 && problems.length === 0) return EXIT.fine;
  return counts.added > 0 && !dryRun ? EXIT.partly : EXIT.findings;
}

interface Counts {
  total: number;
  added: number;
  deleted: number;
  failed: number;
}

function outJson(
  { resource, local, answer, dryRun }: Imported,
  counts: Counts,
  problems: readonly Problem[],
  context: CommandContext,
) {
  const errors = problems.map(({ row, field, code, message }) => ({
    row,
    field,
    code,
    message: message[context.lang],
  }));
  const repeated = answer?.repeated ?? false;
  const { sheet, otherSheets } = local.result;
  const report = {
    resource: resource.noun,
    ...counts,
    repeated,
    dry_run: dryRun,
    sheet,
    other_sheets: otherSheets,
    errors,
  };
  context.terminal.out(JSON.stringify(report, null, 2));
}

function printProblems(
  { resource, local }: Imported,
  problems: readonly Problem[],
  { total, failed }: Counts,
  { terminal, lang }: CommandContext,
): void {
  for (const { message } of problems.slice(0, MOST_SHOWN)) terminal.err(message[lang]);
  if (problems.length > MOST_SHOWN) terminal.message(cliMessage('moreErrors', { count: problems.length - MOST_SHOWN }));
  const { header, sheet, otherSheets } = local.result;
  const hint = mapHint(resource, header);
  if (hint) terminal.message(hint);
  if (otherSheets.length > 0)
    terminal.message(cliMessage('importOtherSheets', { sheet, others: otherSheets.join(', ') }));
  terminal.message(cliMessage('importChecked', { total, good: total - failed, bad: failed }));
}

function endOf({ local, answer, dryRun }: Imported, { added, deleted, failed }: Counts) {
  if (answer?.repeated) return cliMessage('importRepeated');
  // Only the overwrite mode sends nothing although some rows are correct.
  if (!answer && local.result.cleanCount > 0) return cliMessage('importAllOrNothing');
  if (dryRun) return cliMessage('importDry');
  return added === 0 ? cliMessage('importNothing') : cliMessage('importDone', { added, deleted, failed });
}
