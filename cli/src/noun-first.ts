/** Operations on records: `gongdi project list` is the same as `gongdi list project`. */
const VERBS = new Set(['list', 'get', 'add', 'edit', 'delete', 'import', 'export']);
/** Global flags before the command that take a value. */
const WITH_VALUE = new Set(['--lang', '--server', '--profile']);

/** Swaps the words of `<noun> <verb>` into the order that commands accept; everything else stays unchanged. */
export function verbFirst(argv: readonly string[], isCommand: (name: string) => boolean): string[] {
  const out = [...argv];
  let at = 0;
  while (at < out.length && out[at]!.startsWith('-')) at += WITH_VALUE.has(out[at]!) ? 2 : 1;
  const [noun, verb] = [out[at], out[at + 1]];
  if (noun === undefined || verb === undefined || isCommand(noun) || !VERBS.has(verb)) return out;
  out[at] = verb;
  out[at + 1] = noun;
  return out;
}
