import { Command as Commander, CommanderError, Option } from 'commander';
import type { Command, CommandContext, Exit } from './command.ts';
import { EXIT } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { nearest } from './nearest.ts';
import { cliText } from './text/index.ts';
import { VERSION } from './version.ts';

type Base = Pick<CommandContext, 'terminal' | 'lang' | 'signal' | 'env' | 'cwd'>;

/** The command line was wrong; what and why has been said. */
export class UsageError extends Error {}

/** Every command with its options, in the language of the person. */
export function createProgram(base: Base) {
  const { lang, terminal } = base;
  const text = cliText[lang];
  let exit: Exit = EXIT.fine;

  const program = new Commander('gongdi');
  dress(program);
  program.description(text.about).version(VERSION, '-V, --version', text.optionVersion);
  program.argument('[command]').allowExcessArguments();
  program.action((name: string | undefined) => {
    if (name === undefined) return program.help();
    const near = nearest(
      name,
      COMMANDS.map((command) => command.name),
    );
    terminal.err(text.unknownCommand.replace('{name}', name));
    terminal.err(near ? text.didYouMean.replace('{name}', near) : text.seeHelp);
    throw new UsageError();
  });
  for (const command of COMMANDS) program.addCommand(toCommander(command));

  function dress(target: Commander): Commander {
    return target
      .helpOption('-h, --help', text.optionHelp)
      .helpCommand(false)
      .exitOverride()
      .configureOutput({ writeOut: (out) => terminal.out(out), writeErr: (err) => terminal.err(err.trimEnd()) })
      .configureHelp({
        styleTitle: (title) => TITLES[title]?.(text) ?? title,
        subcommandTerm: (command) => command.name(),
      });
  }

  function toCommander(command: Command): Commander {
    const made = dress(new Commander(command.name)).description(command.about[lang]);
    if (command.arguments) made.arguments(command.arguments);
    for (const option of command.options ?? []) {
      const one = new Option(option.flags, option.about[lang]);
      if (option.choices) one.choices([...option.choices]);
      if (option.initial !== undefined) one.default(option.initial);
      if (option.many) one.argParser((value: string, before: string[] | undefined) => [...(before ?? []), value]);
      made.addOption(one);
    }
    made
      .option('--json', text.optionJson)
      .option('--lang <lang>', text.optionLang)
      .option('--profile <name>', text.optionProfile)
      .option('--server <address>', text.optionServer)
      .option('--no-color', text.optionNoColor);
    if (command.examples)
      made.addHelpText('after', `\n${text.examplesTitle}\n${command.examples.map((line) => `  ${line}`).join('\n')}`);
    return made.action(async (...given: unknown[]) => {
      const options = given.at(-2) as Record<string, unknown>;
      const args = given.slice(0, -2).flatMap((arg) => (arg === undefined ? [] : (arg as string | string[])));
      exit = await command.run(args, options, {
        ...base,
        json: options['json'] === true,
        profile: options['profile'] as string | undefined,
        server: options['server'] as string | undefined,
      });
    });
  }

  return {
    program,
    async run(argv: readonly string[]): Promise<Exit> {
      try {
        await program.parseAsync(argv, { from: 'user' });
        return exit;
      } catch (error) {
        if (!(error instanceof CommanderError)) throw error;
        if (error.exitCode === 0) return EXIT.fine;
        throw new UsageError();
      }
    },
  };
}

type Text = (typeof cliText)['zh'];
const TITLES: Record<string, (text: Text) => string> = {
  'Usage:': (text) => text.usage,
  'Options:': (text) => text.optionsTitle,
  'Commands:': (text) => text.commandsTitle,
  'Arguments:': (text) => text.argumentsTitle,
};
