import { defineCommand } from '../command.ts';
import { FORMAT_NAMES } from '../lint/formats/index.ts';
import type { LintOptions } from '../lint/lint-once.ts';

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
    {
      flags: '--dry-run',
      about: {
        zh: '与 --fix、--update-baseline 同用：只说明，不写入',
        en: 'with --fix, --update-baseline: write nothing',
      },
    },
    { flags: '-q, --quiet', about: { zh: '只报告错误', en: 'report errors only' } },
    {
      flags: '--max-warnings <n>',
      about: { zh: '警告多于 n 个时也算失败', en: 'fail when there are more than n warnings' },
    },
    {
      flags: '--baseline <file>',
      about: { zh: '只报告基线文件中没有的问题', en: 'report only what this file does not know' },
    },
    {
      flags: '--update-baseline',
      about: { zh: '把现在的全部问题写入基线', en: 'write what is found now into the baseline' },
    },
    {
      flags: '--cache',
      about: { zh: '内容未变的文件使用上次的结果', en: 'take the last results for files that have not changed' },
    },
    { flags: '--no-cache', about: { zh: '不使用配置中的缓存', en: 'no cache, whatever the configuration says' } },
    {
      flags: '--cache-location <path>',
      about: {
        zh: '缓存文件或其所在文件夹，默认 .gongdilintcache',
        en: 'cache file or its folder; .gongdilintcache without',
      },
    },
    {
      flags: '--no-bpmnlintrc',
      about: {
        zh: '不读取 .bpmnlintrc，也不运行它的插件',
        en: 'neither read .bpmnlintrc nor run its plug-ins',
      },
    },
    { flags: '--watch', about: { zh: '文件变化时重新检查', en: 'check again whenever files change' } },
  ],
  examples: [
    'gongdi lint leave.bpmn',
    'gongdi lint models/ --engine flowable@6.8 --max-warnings 0',
    "gongdi lint 'models/**/*.bpmn' --format sarif > lint.sarif",
    'cat leave.bpmn | gongdi lint -',
    'gongdi lint models/ --baseline lint-baseline.json --update-baseline',
    'gongdi lint models/ --cache --watch',
  ],
  async run(args, options: LintOptions, context) {
    if (options.watch) return (await import('../lint/lint-watching.ts')).lintWatching(args, options, context);
    const { lintOnce } = await import('../lint/lint-once.ts');
    return (await lintOnce(args, options, context)).exit;
  },
});
