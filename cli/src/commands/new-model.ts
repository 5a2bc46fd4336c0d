import { CliFailure, defineCommand, EXIT } from '../command.ts';
import { say } from '../text/index.ts';

interface Options {
  name?: string;
  key?: string;
  engine?: 'camunda' | 'flowable' | 'activiti' | 'plain';
  force?: boolean;
  dryRun?: boolean;
}

export default defineCommand({
  name: 'new',
  arguments: '[file]',
  about: { zh: '新建空白流程模型', en: 'Make an empty model' },
  options: [
    { flags: '--name <name>', about: { zh: '流程名称', en: 'name of the process' } },
    { flags: '--key <key>', about: { zh: '流程标识', en: 'key of the process' } },
    {
      flags: '--engine <engine>',
      about: { zh: '引擎', en: 'engine' },
      choices: ['camunda', 'flowable', 'activiti', 'plain'],
      initial: 'camunda',
    },
    { flags: '--force', about: { zh: '覆盖已有文件', en: 'overwrite a file' } },
    { flags: '--dry-run', about: { zh: '只说明，不写入', en: 'say it, write nothing' } },
  ],
  examples: ['gongdi new leave.bpmn --name 请假申请 --key leave --engine flowable', 'gongdi new > empty.bpmn'],
  async run([file], options: Options, context) {
    const { emptyXml, isProcessKey } = await import('@gongdi/bpmn');
    const { name, key, engine = 'camunda' } = options;
    if (key !== undefined && !isProcessKey(key)) throw new CliFailure(EXIT.usage, say('badKey', { key }));
    const xml = emptyXml({
      flavour: engine,
      now: new Date(),
      ...(name === undefined ? {} : { name }),
      ...(key === undefined ? {} : { key }),
    });
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
