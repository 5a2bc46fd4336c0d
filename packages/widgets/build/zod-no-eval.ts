import type { Plugin } from 'vite';

const PROBE = /export const allowsEval = [^]*?\n\}\);/;

/** Returns zod's module without its `new Function` probe. @returns undefined when the module has no probe */
export function withoutProbe(code: string): string | undefined {
  return PROBE.test(code) ? code.replace(PROBE, () => 'export const allowsEval = { value: false };') : undefined;
}

/**
 * Vite plugin: zod calls `new Function('')` to find out whether it may compile its checks. A strict content security
 * policy blocks this call, and the page's owner gets a violation report. zod's own switch (`jitless`) applies to the
 * whole page, including the host's schemas; so the probe is removed at build time.
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
