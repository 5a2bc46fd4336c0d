import { CliFailure, EXIT } from '../command.ts';
import { say } from '../text/index.ts';

/** Endings that promise another kind of file than a workbook. */
const OTHER_KINDS = /\.(?:csv|tsv|txt|xls|xlsb|ods|json|xml|html?|pdf)$/i;

/**
 * Refuses the name of a file that would not be what its ending says: what is written is always an Excel workbook.
 * @throws CliFailure with exit 2, which names the file that can be written
 */
export function checkWorkbookName(option: string, path: string): void {
  if (!OTHER_KINDS.test(path)) return;
  throw new CliFailure(
    EXIT.usage,
    say('writesWorkbook', { option, path, instead: path.replace(OTHER_KINDS, '.xlsx') }),
  );
}
