import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectEngine, type EngineAdapter } from '@gongdi/engines';

export type RealEngine = 'camunda7' | 'flowable';

/** Path of each engine's REST interface. */
const PATHS: Record<RealEngine, string> = { camunda7: '/engine-rest', flowable: '/process-api' };

/**
 * Limits in milliseconds. On two slow cores an engine takes half a minute to start; its first build downloads a hundred
 * megabytes.
 */
const START_WITHIN = 180_000;
const BUILD_WITHIN = 300_000;

const folderOf = (kind: RealEngine) => fileURLToPath(new URL(`../${kind}/`, import.meta.url));

/**
 * An engine lives for a minute: with the quick compiler alone and one thread for garbage, its start costs half the
 * processor time.
 */
const QUICK = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
/**
 * GraalJS allows scripts to call the objects that they receive only in the mode compatible with Nashorn, its
 * predecessor.
 */
const SCRIPTS = ['-Dpolyglot.js.nashorn-compat=true', '-Dpolyglot.engine.WarnInterpreterOnly=false'];
const JAVA = ['-Xmx768m', ...QUICK, ...SCRIPTS];

/** Messages of Maven if it cannot reach its repository; any other message is an error of ours. */
const UNREACHABLE = /Could not (?:transfer|find|resolve)|Non-resolvable|Unknown host|offline|timed out|refused/i;

/**
 * Returns the reason why the engines cannot run here, or null. Builds them. @throws Error if one of our projects does
 * not build
 */
export function missing(): string | null {
  for (const tool of ['mvn', 'java']) if (spawnSync(tool, ['-version']).status !== 0) return `${tool} is not installed`;
  for (const kind of ['camunda7', 'flowable'] as const) {
    const output = build(kind);
    if (output === null) continue;
    const line = output.split('\n').find((text) => UNREACHABLE.test(text));
    if (line === undefined) throw new Error(`${kind} could not be built: ${output.slice(-2000)}`);
    return `Maven cannot fetch ${kind}: ${line.slice(0, 200)}`;
  }
  return null;
}

const jarOf = (kind: RealEngine) => join(folderOf(kind), 'target', 'engine.jar');

/**
 * Builds the engine unless its jar is newer than its project and sources. @returns null, or Maven's message if it
 * failed
 */
function build(kind: RealEngine): string | null {
  const folder = folderOf(kind);
  const jar = jarOf(kind);
  const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' }).map((name) =>
    join('src', name),
  );
  const newest = Math.max(...['pom.xml', ...sources].map((name) => statSync(join(folder, name)).mtimeMs));
  if (existsSync(jar) && statSync(jar).mtimeMs > newest) return null;
  const made = spawnSync('mvn', ['-q', '-B', 'package'], { cwd: folder, encoding: 'utf8', timeout: BUILD_WITHIN });
  if (made.status === 0) return null;
  return made.error ? `Maven timed out: ${made.error.message}` : `${made.stdout}${made.stderr}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface RunningEngine {
  kind: RealEngine;
  version: string;
  baseUrl: string;
  adapter: EngineAdapter;
  stop(): void;
}

/** Starts a real engine with an in-memory database. @throws Error if it does not answer in time */
export async function startEngine(kind: RealEngine, options: readonly string[] = []): Promise<RunningEngine> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'gongdi-engine-'));
  const log = join(folder, 'engine.log');
  const child: ChildProcess = spawn('java', [...JAVA, '-jar', jarOf(kind), `--server.port=${port}`, ...options], {
    stdio: ['ignore', openSync(log, 'a'), openSync(log, 'a')],
  });
  const baseUrl = `http://127.0.0.1:${port}${PATHS[kind]}`;
  const adapter = connectEngine({ kind, baseUrl });
  const stop = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_WITHIN;
  for (;;) {
    const version = await adapter.health().then(
      (health) => health.version ?? 'unknown',
      () => null,
    );
    if (version !== null) return { kind, version, baseUrl, adapter, stop };
    if (child.exitCode !== null || Date.now() > deadline) {
      const said = readFileSync(log, 'utf8').slice(-2000);
      stop();
      throw new Error(`${kind} did not start: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
