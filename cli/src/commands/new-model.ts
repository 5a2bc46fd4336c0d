import { CliFailure, defineCommand, EXIT, type CommandContext } from '../command.ts';
import { cliMessage } from '../text/index.ts';

interface Options {
  list?: boolean;
  template?: string;
  name?: string;
  id?: string;
  key?: string;
  flavour?: Flavour;
  engine?: Flavour;
  force?: boolean;
  dryRun?: boolean;
}

const FLAVOURS = ['camunda', 'flowable', 'activiti', 'plain'] as const;
type Flavour = (typeof FLAVOURS)[number];

export default defineCommand({
  name: 'new',
  arguments: '[file]',
  about: { zh: '新建流程模型：空白的，或取自模板', en: 'Make a model, empty or from a template' },
  options: [
    {
      flags: '--template <id>',
      about: { zh: '模板，见 --list；不给则为空白模型', en: 'template, see --list; an empty model without' },
    },
    { flags: '--list', about: { zh: '列出模板', en: 'list the templates' } },
    { flags: '--name <name>', about: { zh: '流程名称', en: 'name of the process' } },
    { flags: '--id <key>', about: { zh: '流程标识', en: 'id of the process, its key' } },
    { flags: '--key <key>', about: { zh: '同 --id', en: 'the same as --id' } },
    {
      flags: '--flavour <engine>',
      about: { zh: '引擎，默认 camunda', en: 'engine; camunda without' },
      choices: FLAVOURS,
    },
    { flags: '--engine <engine>', about: { zh: '同 --flavour', en: 'the same as --flavour' }, choices: FLAVOURS },
    { flags: '--force', about: { zh: '覆盖已有文件', en: 'overwrite a file' } },
    { flags: '--dry-run', about: { zh: '只说明，不写入', en: 'say it, write nothing' } },
  ],
  examples: [
    'gongdi new --list',
    'gongdi new leave.bpmn --template leave --flavour flowable --id leave --name 请假',
    'gongdi new empty.bpmn --name 请假申请 --id leave --flavour flowable',
    'gongdi new > empty.bpmn',
  ],
  async run([file], options: Options, context) {
    if (options.list) return listTemplates(context);
    const xml = await makeXml(options, context);
    if (file === undefined || file === '-') {
      context.terminal.out(context.json ? JSON.stringify({ xml }, null, 2) : xml);
      return EXIT.fine;
    }
    const { resolve } = await import('node:path');
    const { writeResult } = await import('../files/outputs.ts');
    await writeResult(resolve(context.cwd, file), xml, {
      context,
      dryRun: options.dryRun === true,
      overwrite: options.force === true,
      shown: file,
    });
    if (context.json) context.terminal.out(JSON.stringify({ file }, null, 2));
    return EXIT.fine;
  },
});

async function listTemplates({ json, lang, terminal }: CommandContext) {
  const { PROCESS_TEMPLATES } = await import('@gongdi/bpmn');
  const list = PROCESS_TEMPLATES.map(({ id, name, documentation }) => ({
    id,
    name: name[lang],
    documentation: documentation[lang],
  }));
  const { table } = await import('../terminal/width.ts');
  terminal.out(
    json
      ? JSON.stringify({ templates: list }, null, 2)
      : table(list.map(({ id, name }) => [terminal.paint('bold', id), name])),
  );
  return EXIT.fine;
}

/** @throws CliFailure with exit 2 for an invalid key or an unknown template */
async function makeXml(options: Options, { lang }: CommandContext): Promise<string> {
  const { emptyXml, isProcessKey, PROCESS_TEMPLATES, templateXml } = await import('@gongdi/bpmn');
  const { name, template: wanted } = options;
  const key = options.id ?? options.key;
  const flavour = options.flavour ?? options.engine ?? 'camunda';
  if (key !== undefined && !isProcessKey(key)) throw new CliFailure(EXIT.usage, cliMessage('badKey', { key }));
  const named = { ...(name === undefined ? {} : { name }), ...(key === undefined ? {} : { key }) };
  if (wanted === undefined) return emptyXml({ flavour, now: new Date(), ...named });
  const template = PROCESS_TEMPLATES.find(({ id }) => id === wanted);
  if (template) return templateXml(template, { flavour, lang, ...named });
  const names = PROCESS_TEMPLATES.map(({ id }) => id).join(', ');
  throw new CliFailure(EXIT.usage, cliMessage('noTemplate', { name: wanted, names }));
}
