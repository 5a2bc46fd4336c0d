import { resolve } from 'node:path';
import type { CommandContext } from '../../command.ts';
import type { LintConfig } from '../../config/config.ts';
import { shownPath } from '../../files/outputs.ts';
import type { LintFlags } from '../options.ts';
import { lintMessage } from '../text/index.ts';
import { findBpmnlintrc } from './find.ts';
import type { Bpmnlintrc } from './read.ts';

/**
 * Returns what bpmnlint's configuration says, when there is one that the run goes by.
 * @param base the folder of our own configuration, from which it names another file
 * @throws CliFailure with exit 2 when it cannot be used
 */
export async function bpmnlintrcOf(
  { bpmnlintrc: flag }: LintFlags,
  { bpmnlintrc: configured = true }: LintConfig = {},
  { cwd, base }: { cwd: string; base: string },
): Promise<Bpmnlintrc | undefined> {
  if (flag === false || configured === false) return undefined;
  const path = typeof configured === 'string' ? resolve(base, configured) : findBpmnlintrc(cwd);
  if (path === undefined) return undefined;
  // Its reader brings bpmnlint's own code, which runs without such a file do not need.
  const { readBpmnlintrc } = await import('./read.ts');
  return readBpmnlintrc(path, shownPath(path, cwd));
}

/** Tells people that such a file decides, since nobody asked for it on the command line. */
export function tellUsed(
  rc: Bpmnlintrc | undefined,
  format: string | undefined,
  { cwd, json, terminal }: CommandContext,
): void {
  if (!rc || json || (format !== undefined && format !== 'stylish')) return;
  const names = [...new Set(rc.plugins.map(({ pkg }) => pkg))].join(', ');
  const more = names === '' ? { zh: '', en: '' } : lintMessage('rcPlugins', { names });
  const path = shownPath(rc.path, cwd);
  terminal.message({
    zh: lintMessage('rcUsed', { path, plugins: more.zh }).zh,
    en: lintMessage('rcUsed', { path, plugins: more.en }).en,
  });
}
