import type { Product } from '@gongdi/server';
import type { CommandContext } from '../command.ts';
import { table } from '../terminal/width.ts';
import { cliText, cliMessage } from '../text/index.ts';

/** Prints the address on its own line on standard output; prints accounts and hints for people on standard error. */
export function printStarted(product: Product, { terminal, json, lang }: CommandContext): void {
  const { address, authority, mqtt, database, demo, administrator } = product;
  if (json) {
    const accounts = demo?.usable ? demo.accounts.map(({ user_name, password }) => ({ user_name, password })) : [];
    terminal.out(
      JSON.stringify({
        address,
        ...(authority === undefined ? {} : { authority }),
        ...(mqtt === undefined ? {} : { mqtt }),
        database,
        accounts,
        administrator: administrator ?? null,
      }),
    );
    return;
  }
  const text = cliText[lang];
  terminal.out(address);
  if (authority !== undefined) terminal.message(cliMessage('trustOnce', { path: authority }));
  if (mqtt !== undefined) terminal.message(cliMessage('mqttAt', { address: mqtt }));
  if (demo?.usable) {
    const rows = demo.accounts.map(({ user_name, password, nickname }) => [user_name, password, nickname]);
    terminal.err(`\n${text.accounts}`);
    terminal.err(`${table([[text.account, text.password, text.who], ...rows])}\n`);
  } else if (demo) terminal.message(cliMessage('demoRefused'));
  if (database.moved || database.kind === 'outside')
    terminal.message(cliMessage('databaseAt', { path: database.where }));
  terminal.message(cliMessage('stopHint'));
}
