import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOf } from './digest.ts';
import type { LintFinding, LintPlan } from './plan.ts';

/** Format version of the cache file; a file of another format is ignored. */
const FORMAT = 1;
/** Default name of the cache file. */
export const CACHE_NAME = '.gongdilintcache';

interface Entry {
  /** Digest of the plan, of this program and of the content. */
  key: string;
  findings: LintFinding[];
}

/** Earlier findings, by path. An unusable cache file, or the cache file of another run, never changes the findings. */
export class LintCache {
  readonly #path: string | null;
  readonly #entries: Map<string, Entry>;
  /** Entries changed in this run, by absolute path. */
  readonly #fresh = new Set<string>();
  readonly #plans: readonly string[];

  private constructor(path: string | null, entries: Map<string, Entry>, plans: readonly string[]) {
    this.#path = path;
    this.#entries = entries;
    this.#plans = plans;
  }

  /**
   * @param location path of the cache file; in a folder the default name is used. null keeps the findings in memory
   * only
   * @param about other values that change findings: version, language
   */
  static open(location: string | null, plans: readonly LintPlan[], about: readonly string[]): LintCache {
    const path = location === null ? null : cachePath(location);
    return new LintCache(path, path === null ? new Map() : readEntries(path), keysOf(plans, about));
  }

  /** Returns a cache with the same entries for the next run of a watching program, whose plans may have changed. */
  renewed(plans: readonly LintPlan[], about: readonly string[]): LintCache {
    return new LintCache(this.#path, this.#entries, keysOf(plans, about));
  }

  get(path: string, plan: number, digest: string): LintFinding[] | undefined {
    const entry = this.#entries.get(path);
    return entry?.key === this.#key(plan, digest) ? entry.findings : undefined;
  }

  put(path: string, plan: number, digest: string, findings: LintFinding[]): void {
    this.#entries.set(path, { key: this.#key(plan, digest), findings });
    this.#fresh.add(path);
  }

  /**
   * Writes the new entries and keeps those that another run has written meanwhile; entries of deleted files are
   * removed.
   * @throws Error when the file cannot be written
   */
  save(): void {
    if (this.#path === null || this.#fresh.size === 0) return;
    const entries = readEntries(this.#path);
    for (const path of this.#fresh) {
      const own = this.#entries.get(path);
      if (own) entries.set(path, own);
    }
    const folder = dirname(this.#path);
    const files = [...entries]
      .filter(([path]) => this.#fresh.has(path) || existsSync(path))
      .map(([path, entry]) => [relative(folder, path).split(sep).join('/'), entry] as const);
    mkdirSync(folder, { recursive: true });
    const temporary = `${this.#path}.${randomUUID()}.tmp`;
    try {
      writeFileSync(temporary, JSON.stringify({ format: FORMAT, files: Object.fromEntries(files) }));
      renameSync(temporary, this.#path);
    } finally {
      rmSync(temporary, { force: true });
    }
    this.#fresh.clear();
  }

  #key(plan: number, digest: string): string {
    return digestOf(`${this.#plans[plan] ?? ''} ${digest}`);
  }
}

function keysOf(plans: readonly LintPlan[], about: readonly string[]): string[] {
  const program = programDigest();
  return plans.map((plan) => digestOf(JSON.stringify([FORMAT, program, about, plan])));
}

function cachePath(location: string): string {
  return /[/\\]$/.test(location) || isFolder(location) ? join(location, CACHE_NAME) : location;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/**
 * Returns a digest of the program: chunks of the bundle are named by a content hash, so their names identify the build
 * of the rules.
 */
function programDigest(): string {
  return digestOf(readdirSync(dirname(fileURLToPath(import.meta.url))).join('\n'));
}

function readEntries(path: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return entries;
  }
  if (!isObject(value) || value['format'] !== FORMAT || !isObject(value['files'])) return entries;
  for (const [name, entry] of Object.entries(value['files'])) {
    if (isEntry(entry)) entries.set(resolve(dirname(path), name), entry);
  }
  return entries;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isEntry(value: unknown): value is Entry {
  if (!isObject(value) || typeof value['key'] !== 'string' || !Array.isArray(value['findings'])) return false;
  return value['findings'].every(isFinding);
}

const isPlace = (value: unknown) => Number.isInteger(value) && (value as number) >= 1;
const isOptional = (value: unknown) => value === undefined || typeof value === 'string';

function isFinding(value: unknown): value is LintFinding {
  if (!isObject(value)) return false;
  const { code, severity, message, key, line, column, element, property } = value;
  return (
    [code, message, key].every((one) => typeof one === 'string') &&
    ['error', 'warning', 'info'].includes(String(severity)) &&
    isPlace(line) &&
    isPlace(column) &&
    isOptional(element) &&
    isOptional(property)
  );
}
