import { CliFailure, EXIT } from '../command.ts';
import { cliMessage } from '../text/index.ts';

/** Endings of other file types than a workbook. */
const OTHER_KINDS = /\.(?:csv|tsv|txt|xls|xlsb|ods|json|xml|html?|pdf)$/i;

/**
 * Refuses a file name whose ending does not fit the content: the written file is always an Excel workbook.
 * @throws CliFailure with exit 2; its message names a file that can be written
 */
export function checkWorkbookName(option: string, path: string): void {
  if (!OTHER_KINDS.test(path)) return;
  throw new CliFailure(
    EXIT.usage,
    cliMessage('writesWorkbook', { option, path, instead: path.replace(OTHER_KINDS, '.xlsx') }),
  );
}
