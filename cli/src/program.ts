import { Command as Commander, CommanderError, InvalidArgumentError, Option } from 'commander';
import { EXIT, type Command, type CommandContext, type Exit } from './command.ts';
import { COMMANDS } from './generated/commands.ts';
import { verbFirst } from './noun-first.ts';
import { widthOf } from './terminal/width.ts';
import { cliText } from './text/index.ts';
import { unknownCommand } from './unknown-command.ts';
import { usageFailure } from './usage-error.ts';

/** Properties that the contexts of all commands share. */
export type BaseContext = Pick<CommandContext, 'version' | 'terminal' | 'lang' | 'signal' | 'env' | 'cwd'>;

const commands: readonly Command[] = COMMANDS;
const isCommand = (name: string) => commands.some((command) => command.name === name);

/** Creates the program with every command and its options, in the language of the user. */
export function createProgram(base: BaseContext) {
  const { lang, terminal } = base;
  const text = cliText[lang];
  let exit: Exit = EXIT.fine;

  const program = withCommonOptions(dress(new Commander('gongdi')));
  program.description(text.about).version(base.version, '-V, --version', text.optionVersion);
  // An unknown command is reported before its options are.
  program.argument('[command]').usage('[options] [command]').allowExcessArguments().allowUnknownOption();
  program.addHelpText('after', `\n${text.seeCommandHelp}`);
  program.action(async (name: string | undefined) => {
    const [wanted, topic] = name === 'help' ? [program.args[1], program.args[1]] : [name, undefined];
    if (wanted === undefined) {
      if (name === 'help') return program.help();
      const { firstLook } = await import('./first-look/first-look.ts');
      exit = await firstLook(base, program.opts()['json'] === true, () => program.outputHelp());
      return undefined;
    }
    program.commands.find((command) => command.name() === topic)?.help();
    throw unknownCommand(wanted, commands, program.options);
  });
  for (const command of commands) program.addCommand(toCommander(command));

  function dress(target: Commander): Commander {
    return target
      .helpOption('-h, --help', text.optionHelp)
      .helpCommand(false)
      .exitOverride()
      .configureOutput({
        writeOut: (out) => terminal.out(out),
        writeErr: (err) => terminal.err(err.trimEnd()),
        // `usageFailure` prints the error in the user's language.
        outputError: () => {},
      })
      .configureHelp({
        styleTitle: (title) => terminal.paint('bold', TITLES[title]?.(text) ?? title),
        subcommandTerm: (command) => command.name(),
        displayWidth: widthOf,
        optionDescription: ({ description, argChoices, defaultValue }) =>
          [
            description,
            ...(argChoices ? [`${text.choices}${argChoices.join(', ')}`] : []),
            ...(typeof defaultValue === 'string' ? [`${text.initially}${defaultValue}`] : []),
          ].join(text.separator),
      });
  }

  /** Adds options that are accepted before the command's name as well as after it. */
  function withCommonOptions(target: Commander): Commander {
    return target
      .option('--json', text.optionJson)
      .addOption(new Option('--lang <lang>', text.optionLang).argParser(checkLang))
      .option('--no-color', text.optionNoColor);
  }

  function toCommander(command: Command): Commander {
    const made = dress(new Commander(command.name)).description(command.about[lang]);
    if (command.arguments) made.arguments(command.arguments);
    for (const option of command.options ?? []) made.addOption(toOption(option, lang));
    withCommonOptions(made);
    if (command.remote)
      made.option('--server <address>', text.optionServer).option('--profile <name>', text.optionProfile);
    if (command.examples)
      made.addHelpText(
        'after',
        `\n${terminal.paint('bold', text.examplesTitle)}\n${command.examples.map((line) => `  ${line}`).join('\n')}`,
      );
    return made.action(async (...given: unknown[]) => {
      const options = made.optsWithGlobals<Record<string, unknown>>();
      const args = given.slice(0, -2).flatMap((arg) => (arg === undefined ? [] : (arg as string | string[])));
      exit = await command.run(args, options, {
        ...base,
        commands,
        json: options['json'] === true,
        profile: options['profile'] as string | undefined,
        server: options['server'] as string | undefined,
      });
    });
  }

  return {
    program,
    /** @throws CliFailure with exit 2 for a wrong command line; also the failures that commands throw */
    async run(argv: readonly string[]): Promise<Exit> {
      const words = verbFirst(argv, isCommand);
      try {
        await program.parseAsync(words, { from: 'user' });
        return exit;
      } catch (error) {
        if (!(error instanceof CommanderError)) throw error;
        if (error.exitCode === 0) return EXIT.fine;
        throw await usageFailure(error, words.find(isCommand));
      }
    },
  };
}

function toOption(
  { flags, about, choices, initial, many }: NonNullable<Command['options']>[number],
  lang: 'zh' | 'en',
) {
  const option = new Option(flags, about[lang]);
  if (choices) option.choices([...choices]);
  if (initial !== undefined) option.default(initial);
  if (many) option.argParser((value: string, before: string[] | undefined) => [...(before ?? []), value]);
  return option;
}

function checkLang(value: string): string {
  if (/^(zh|en)([-_.]|$)/i.test(value)) return value;
  throw new InvalidArgumentError('zh, en');
}

type Text = (typeof cliText)['zh'];
const TITLES: Record<string, (text: Text) => string> = {
  'Usage:': (text) => text.usage,
  'Options:': (text) => text.optionsTitle,
  'Commands:': (text) => text.commandsTitle,
  'Arguments:': (text) => text.argumentsTitle,
};
