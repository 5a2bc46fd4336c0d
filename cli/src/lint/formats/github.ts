import type { Format } from './format.ts';

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } as const;

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Workflow commands that GitHub Actions shows beside the lines of a pull request. */
export const github: Format = (reports) =>
  reports
    .flatMap(({ file, findings }) =>
      findings.map(
        ({ severity, line, column, code, message }) =>
          `::${COMMANDS[severity]} file=${property(file)},line=${line},col=${column},title=${property(code)}::${data(message)}`,
      ),
    )
    .join('\n');
