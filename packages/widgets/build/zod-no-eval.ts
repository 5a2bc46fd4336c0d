import type { Plugin } from 'vite';

const PROBE = /export const allowsEval = [^]*?\n\}\);/;

/**
 * zod's module without its probe. @returns undefined when there is none
 */
export function withoutProbe(code: string): string | undefined {
  return PROBE.test(code) ? code.replace(PROBE, () => 'export const allowsEval = { value: false };') : undefined;
}

/**
 * Vite plugin: zod asks by `new Function('')` whether it may compile its checks. Under a strict policy the answer is no,
 * and the page's owner gets a report of a violation. Its own switch (`jitless`) is one for the whole page, the host's
 * schemas included; so the question is taken out of the build.
 */
export function zodNoEval(): Plugin {
  return {
    name: 'gongdi-zod-no-eval',
    transform: {
      filter: { id: /[\\/]zod[\\/]v4[\\/]core[\\/]util\.js/ },
      handler(code) {
        const out = withoutProbe(code);
        if (out === undefined) return this.error('zod/v4/core/util.js looks different now; see build/zod-no-eval.ts');
        return { code: out, map: null };
      },
    },
  };
}
