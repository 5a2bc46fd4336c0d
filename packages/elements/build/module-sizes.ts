import type { Plugin, Rolldown } from 'vite';

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'modules'>;

const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[\w.-]+[\\/])?[\w.-]+)[\\/]/;
/** The sheets of antd, which a plugin takes out of its generators (`widgets/build/antd-css.mjs`). */
const ANTD_STYLES = '\0virtual:gongdi/antd-styles';
/** Name of what this repository has written. */
export const OURS = 'gongdi';

/** Returns how many characters of a file each package has written, before they are made smaller. */
export function sizesByPackage({ modules }: Chunk): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    // What the bundler and its plugins add is small, and is there because of us.
    const name = id.startsWith(ANTD_STYLES) ? 'antd' : (PACKAGE.exec(id)?.[1]?.replace('\\', '/') ?? OURS);
    if (renderedLength > 0) sizes[name] = (sizes[name] ?? 0) + renderedLength;
  }
  return sizes;
}

/**
 * Vite plugin: writes `.vite/module-sizes.json`, from which the rows `bytes-*` tell libraries from our own code
 * (`tests/bench/support/first-load.mjs`).
 */
export function moduleSizes(): Plugin {
  return {
    name: 'gongdi-module-sizes',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.entries(bundle).flatMap(([name, one]) =>
          one.type === 'chunk' ? [[name, sizesByPackage(one)] as const] : [],
        );
        const source = JSON.stringify(Object.fromEntries(files));
        this.emitFile({ type: 'asset', fileName: '.vite/module-sizes.json', source });
      },
    },
  };
}
