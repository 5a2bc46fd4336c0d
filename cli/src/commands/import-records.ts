import type { ImportResult } from '@gongdi/api';
import type { AnyResource } from '@gongdi/domain';
import { CliFailure, defineCommand, EXIT, type CommandContext, type Exit } from '../command.ts';
import type { LocalSheet } from '../import/read-local.ts';
import { cliMessage } from '../text/index.ts';

interface Options {
  mode?: 'overwrite' | 'append';
  template?: string;
  errors?: string;
  map?: string[];
  again?: boolean;
  dryRun?: boolean;
}

export default defineCommand({
  name: 'import',
  arguments: '<resource> [file]',
  values: { resourcesFor: 'import' },
  about: { zh: '从 Excel 或 CSV 导入数据', en: 'Import records from Excel or CSV' },
  remote: true,
  options: [
    {
      flags: '--mode <mode>',
      about: {
        zh: 'overwrite 覆盖：先删除已有数据；append 追加',
        en: 'overwrite deletes what is there first; append adds',
      },
      choices: ['overwrite', 'append'],
    },
    { flags: '--dry-run', about: { zh: '只检查，不写入', en: 'check only, write nothing' } },
    {
      flags: '--errors <file>',
      about: { zh: '把有误的行写成 Excel，改好后可再次导入', en: 'write refused rows as Excel, to correct and import' },
    },
    {
      flags: '--map <header=field>',
      about: {
        zh: '其他表头对应的字段（可多次给出）；字段留空表示忽略该列',
        en: 'field of a foreign header (may be repeated); no field leaves it out',
      },
      many: true,
    },
    { flags: '--again', about: { zh: '同一个文件再次导入', en: 'import a file that was imported before once more' } },
    { flags: '--template <file>', about: { zh: '写出导入模板', en: 'write the template instead' } },
  ],
  examples: [
    'gongdi import projects --template projects.xlsx',
    'gongdi import projects projects.xlsx --mode append --dry-run --errors errors.xlsx',
    'gongdi import staff people.csv --mode append --map 电话=phone_number',
  ],
  async run([name = '', file], options: Options, context) {
    const { companyResource } = await import('../remote/company-resource.ts');
    const resource = await companyResource(name, 'import', context);
    const { checkWorkbookName } = await import('../files/workbook-name.ts');
    for (const option of ['template', 'errors'] as const) checkWorkbookName(`--${option}`, options[option] ?? '');
    if (options.template !== undefined) return writeTemplate(resource, options.template, options, context);
    if (file === undefined) throw new CliFailure(EXIT.usage, cliMessage('usageMissingArgument', { argument: 'file' }));
    const { mode } = options;
    if (mode === undefined) throw new CliFailure(EXIT.usage, cliMessage('importModeNeeded'));
    const { headerMap } = await import('../import/header-map.ts');
    const map = headerMap(options.map);
    const bytes = await readInput(file, context.cwd);
    const { readLocal } = await import('../import/read-local.ts');
    const { importProgress } = await import('../import/progress.ts');
    const progress = importProgress(context);
    let local: LocalSheet;
    let answer: ImportResult | undefined;
    try {
      local = await readLocal(resource, bytes, map, progress.reading);
      const { cleanCount, refusedCount } = local.result;
      // Overwriting replaces the user's records, so sending only the accepted rows would lose the refused ones.
      const hopeless = cleanCount === 0 || (mode === 'overwrite' && refusedCount > 0);
      if (!hopeless) {
        progress.storing();
        answer = await send(resource, file, bytes, local, options, mode, context);
      }
    } finally {
      progress.end();
    }
    const { printImport } = await import('../import/print-import.ts');
    return printImport(
      { resource, bytes, local, answer, errors: options.errors, dryRun: options.dryRun === true },
      context,
    );
  },
});

async function readInput(file: string, cwd: string): Promise<Uint8Array> {
  const { findInputs } = await import('../files/inputs.ts');
  const [input, ...more] = await findInputs([file], { cwd, endings: ['.xlsx', '.xls', '.csv'] });
  if (!input || more.length > 0) throw new CliFailure(EXIT.usage, cliMessage('oneFile'));
  return input.read();
}

async function send(
  resource: AnyResource,
  file: string,
  bytes: Uint8Array,
  local: LocalSheet,
  { again, dryRun, map }: Options,
  mode: 'overwrite' | 'append',
  context: CommandContext,
): Promise<ImportResult> {
  const { createHash, randomUUID } = await import('node:crypto');
  const { connect, remoteFailure } = await import('../remote/connect.ts');
  const { IMPORT_MODES, resourceCalls } = await import('@gongdi/api');
  const { client, address } = await connect(context);
  // The same file sent with the same settings is imported once, unless the user asks to import it again.
  const key = again
    ? randomUUID()
    : createHash('sha256')
        .update(bytes)
        .update(JSON.stringify([resource.name, mode, map ?? []]))
        .digest('hex');
  const fileName = /\.xlsx$/i.test(file) ? file.replace(/^.*[/\\]/, '') : 'import.xlsx';
  try {
    return await client.call(
      resourceCalls(resource).import!,
      {
        form: { type: IMPORT_MODES[mode], key, dry_run: dryRun ? '1' : '0' },
        file: new Blob([new Uint8Array(local.upload)]),
        fileName,
      },
      context,
    );
  } catch (error) {
    throw remoteFailure(error, address);
  }
}

async function writeTemplate(
  resource: AnyResource,
  file: string,
  { dryRun }: Options,
  context: CommandContext,
): Promise<Exit> {
  const { join, resolve } = await import('node:path');
  const { templateFor, templateName } = await import('@gongdi/sheets');
  const { isFolder, writeResult } = await import('../files/outputs.ts');
  const { cwd, lang } = context;
  const path = resolve(cwd, (await isFolder(file)) ? join(file, templateName(resource, lang)) : file);
  const content = await templateFor(resource, { lang });
  await writeResult(path, content, { context, dryRun: dryRun === true, overwrite: true, shown: file });
  if (context.json) context.terminal.out(JSON.stringify({ resource: resource.noun, template: file }, null, 2));
  return EXIT.fine;
}
