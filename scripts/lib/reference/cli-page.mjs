import { code, page, table, written } from './markdown.mjs';

/** The meaning of each exit code; an exit code without a text here fails. */
const EXITS = {
  fine: 'It is done, nothing was found.',
  findings: 'Findings, something would be lost, or a bad model.',
  usage: 'Wrong use: a bad flag, a missing file, a pattern that matches nothing.',
  remote: 'Server, network, database or platform.',
  partly: 'Some of it was done.',
};

const optionRow = ({ flags, about, choices, initial, many }) => [
  code(flags),
  about.zh,
  about.en,
  [choices?.map(code).join(' '), initial === undefined ? '' : `initially ${code(initial)}`, many ? 'repeatable' : '']
    .filter(Boolean)
    .join('; '),
];
const options = (list) => table(['option', '说明', 'what it does', 'values'], list.map(optionRow));

function commandPart(command) {
  const { name, about, examples = [], remote } = command;
  const usage = ['gongdi', name, command.arguments, command.options || remote ? '[options]' : ''].filter(Boolean);
  return [
    `## ${name}`,
    `${about.zh}。${about.en}.`,
    `\`\`\`sh\n${usage.join(' ')}\n\`\`\``,
    options(command.options ?? []),
    remote ? 'Talks to a server: takes `--server` and `--profile` as well.' : '',
    examples.length > 0 ? `Examples:\n\n\`\`\`sh\n${examples.join('\n')}\n\`\`\`` : '',
  ];
}

const CONFIGURATION = [
  '## Configuration file',
  '`gongdi.config.json` (or `gongdi.config.js`, `gongdi.config.mjs`, with a default export) in the folder of the command or the nearest one above. Flags and environment stand above it. Paths and patterns are relative to it; secrets never stand in it. A setting that does not exist is an error. For editors: `"$schema": "./node_modules/gongdi/gongdi.config.schema.json"`.',
  `\`\`\`json
{
  "lint": {
    "preset": "recommended",
    "engine": "camunda@7.20",
    "rules": { "label-required": "warn", "xml-schema": "error" },
    "ignore": ["generated/**"],
    "baseline": "lint-baseline.json",
    "cache": true,
    "overrides": [{ "files": ["flowable/**"], "engine": "flowable@6.8" }],
    "suppress": [{ "rule": "missing-di", "files": ["import/**"], "reason": "laid out when it is opened" }]
  }
}
\`\`\``,
  'A `.bpmnlintrc` in the folder of the command or the nearest one above is read as well: it sets the levels of the rules of bpmnlint (those that it does not turn on are off) and runs the rules of its plug-ins, as they are installed in its folder. Our own rules go by `preset`, and the settings here and the flags stand above it. It is code of the project, as `gongdi.config.js` is: `--no-bpmnlintrc` or `"bpmnlintrc": false` leaves it out.',
  'Ready pieces for pre-commit, GitHub and GitLab are in [examples/pipeline](../examples/pipeline/README.md).',
  'A comment in the model suppresses a single finding, with the reason: `<!-- gongdi-ignore rule #element: reason -->`. Without `#element` it applies to the whole file.',
].join('\n\n');

/**
 * Returns the page of all commands.
 * @param {{ COMMANDS: readonly any[], EXIT: Record<string, number>, cliText: { zh: any, en: any }, configRows: { path:
 * string, kind: string, zh: string, en: string }[] }} cli the definitions of the commands, the exit codes, the texts,
 * and the keys of the configuration file
 */
export function cliPage({ COMMANDS, EXIT, cliText, configRows }) {
  const common = (flags, key) => ({ flags, about: { zh: cliText.zh[key], en: cliText.en[key] } });
  const commands = COMMANDS.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const exits = Object.entries(EXIT).map(([name, number]) => {
    if (!(name in EXITS)) throw new Error(`scripts/lib/reference/cli-page.mjs: no words for the exit code ${name}`);
    return [code(String(number)), EXITS[name]];
  });
  return page(
    written('the definitions in cli/src/commands'),
    '# Terminal',
    `${cliText.zh.about}。${cliText.en.about}.`,
    'In the repository the program is `node cli/dist/gongdi.js`, after `npm start` or `npm run build`. Below it is called `gongdi`. Data goes to standard output, messages to standard error. Where a command takes files, `-` is standard input.',
    table(
      ['command', '说明', 'what it does'],
      commands.map(({ name, about }) => [`[\`${name}\`](#${name})`, about.zh, about.en]),
    ),
    '## Options of every command',
    options([
      common('--json', 'optionJson'),
      common('--lang <lang>', 'optionLang'),
      common('--no-color', 'optionNoColor'),
      common('-h, --help', 'optionHelp'),
    ]),
    'Options of commands that talk to a server:',
    options([common('--server <address>', 'optionServer'), common('--profile <name>', 'optionProfile')]),
    '## Exit codes',
    table(['code', 'meaning'], exits),
    configRows.length === 0 ? '' : CONFIGURATION,
    table(
      ['setting', 'value', '说明', 'what it is'],
      configRows.map(({ path, kind, zh, en }) => [code(path), kind, zh, en]),
    ),
    ...commands.flatMap(commandPart),
  );
}
