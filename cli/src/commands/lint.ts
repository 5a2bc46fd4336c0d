import { CliFailure, defineCommand, EXIT } from '../command.ts';
import { FORMAT_NAMES, FORMATS, type FormatName } from '../lint/formats/index.ts';
import { MODEL_ENDINGS } from '../files/endings.ts';
import { say } from '../text/index.ts';

interface Options {
  preset?: string;
  engine?: string;
  rule?: string[];
  schema?: boolean;
  format?: FormatName;
  fix?: boolean;
  dryRun?: boolean;
  quiet?: boolean;
  maxWarnings?: string;
}

export default defineCommand({
  name: 'lint',
  arguments: '<files...>',
  about: { zh: '检查流程模型', en: 'Check process models' },
  options: [
    {
      flags: '--preset <name>',
      about: {
        zh: '规则集：recommended、strict、camunda、flowable、activiti、zeebe',
        en: 'set of rules: recommended, strict, camunda, flowable, activiti, zeebe',
      },
    },
    {
      flags: '--engine <engine>',
      about: {
        zh: '针对的引擎和版本，例如 camunda@7.20、flowable@6.8、activiti@7、zeebe',
        en: 'engine and version to check for, such as camunda@7.20, flowable@6.8, activiti@7, zeebe',
      },
    },
    {
      flags: '--rule <code=level>',
      about: {
        zh: '改变一条规则的级别：off、info、warn、error（可多次给出）',
        en: 'level of a rule: off, info, warn, error (may be repeated)',
      },
      many: true,
    },
    { flags: '--no-schema', about: { zh: '不做 XML Schema 校验', en: 'skip the XML Schema' } },
    { flags: '--format <name>', about: { zh: '输出格式', en: 'format of the output' }, choices: FORMAT_NAMES },
    { flags: '--fix', about: { zh: '修复可以安全修复的问题', en: 'repair what can be repaired safely' } },
    { flags: '--dry-run', about: { zh: '与 --fix 同用：只说明，不写入', en: 'with --fix: say it, write nothing' } },
    { flags: '-q, --quiet', about: { zh: '只报告错误', en: 'report errors only' } },
    {
      flags: '--max-warnings <n>',
      about: { zh: '警告多于 n 个时也算失败', en: 'fail when there are more than n warnings' },
    },
  ],
  examples: [
    'gongdi lint leave.bpmn',
    'gongdi lint models/ --engine flowable@6.8 --max-warnings 0',
    "gongdi lint 'models/**/*.bpmn' --format sarif > lint.sarif",
    'cat leave.bpmn | gongdi lint -',
  ],
  async run(args, options: Options, context) {
    const { lang, terminal, version, cwd, signal } = context;
    const { findInputs } = await import('../files/inputs.ts');
    const { ignorePatterns } = await import('../files/ignore.ts');
    const { loadConfig } = await import('../config/config.ts');
    const { config } = await loadConfig(cwd);
    const most = maxWarnings(options.maxWarnings, config.lint?.maxWarnings);
    const ignore = [...(config.lint?.ignore ?? []), ...(await ignorePatterns(cwd))];
    const inputs = await findInputs(args, { cwd, endings: MODEL_ENDINGS, ignore });
    if (options.fix && inputs.some(({ path }) => path === null)) throw new CliFailure(EXIT.usage, say('fixNeedsFiles'));

    const { lintPlan } = await import('../lint/options.ts');
    const plan = lintPlan(options, config.lint);
    const { createProgress } = await import('../terminal/progress.ts');
    const progress = createProgress(inputs.length);
    const { fixInputs } = await import('../lint/fix.ts');
    const { lintInputs } = await import('../lint/run.ts');
    const all = options.fix
      ? await fixInputs(inputs, { plan, context, dryRun: options.dryRun === true })
      : await lintInputs(inputs, { plan, lang, signal, progress });
    progress.end();

    const { summaryOf } = await import('../lint/summary.ts');
    const whole = summaryOf(all);
    const reports = options.quiet
      ? all.map(({ file, findings }) => ({ file, findings: findings.filter(({ severity }) => severity === 'error') }))
      : all;
    const name = options.format ?? (context.json ? 'json' : 'stylish');
    const format = await FORMATS[name]();
    const text = format(reports, { lang, version, terminal });
    if (text !== '') terminal.out(text);
    if (name === 'stylish') {
      const shown = summaryOf(reports);
      const count = shown.errors + shown.warnings + shown.infos;
      terminal.say(count === 0 ? say('clean', { files: shown.files }) : say('problems', { count, ...shown }));
      if (shown.fixable > 0) terminal.say(say('fixable', { count: shown.fixable }));
    }
    if (whole.errors > 0) return EXIT.findings;
    if (most !== undefined && whole.warnings > most) {
      terminal.say(say('tooManyWarnings', { count: whole.warnings, most }));
      return EXIT.findings;
    }
    return EXIT.fine;
  },
});

function maxWarnings(flag: string | undefined, configured: number | undefined): number | undefined {
  if (flag === undefined) return configured;
  if (/^\d{1,9}$/.test(flag)) return Number(flag);
  throw new CliFailure(EXIT.usage, say('badCount', { flag: '--max-warnings' }));
}
