import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { at, root } from './root.mjs';

/** A failure of a child process. The message is for people; `output` is the child's output if it was captured. */
export class Failed extends Error {
  constructor(message, output = '') {
    super(message);
    this.name = 'Failed';
    this.output = output;
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const children = new Set();

function passOn(signal) {
  for (const child of children) child.kill(signal);
  process.exit(128 + constants.signals[signal]);
}

/** Handles signals only while a child runs, because later code in this process may handle them itself. */
function enter(child) {
  if (children.size === 0) for (const signal of SIGNALS) process.on(signal, passOn);
  children.add(child);
}

function leave(child) {
  if (!children.delete(child) || children.size > 0) return;
  for (const signal of SIGNALS) process.off(signal, passOn);
}

/** Without a terminal the output has no colours, so that files and CI logs stay plain. */
const plainEnv = () => {
  const env = { ...process.env };
  if (!process.stdout.isTTY) {
    env.NO_COLOR = '1';
    delete env.FORCE_COLOR;
  }
  return env;
};

/**
 * Runs a program to its end. Its input is closed; its output is shown, or captured with `quiet`.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean, shell?: boolean,
 *   limitSeconds?: number }} [options]
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>} code 127 when it could not be started
 */
export function run(command, args, options = {}) {
  const { cwd = root, env, quiet = false, shell = false, limitSeconds } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...plainEnv(), ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    enter(child);
    let output = '';
    let timedOut = false;
    let timer;
    let finalTimer;
    if (limitSeconds) {
      timer = setTimeout(() => {
        timedOut = true;
        child.kill('SIGTERM');
        finalTimer = setTimeout(() => child.kill('SIGKILL'), 5000);
      }, limitSeconds * 1000);
    }
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    const end = (code) => {
      clearTimeout(timer);
      clearTimeout(finalTimer);
      leave(child);
      resolve({ code, output, timedOut });
    };
    child.on('error', (error) => {
      output += error.message;
      end(127);
    });
    child.on('close', (code, signal) => end(code === null ? 128 + (constants.signals[signal] || 0) : code));
  });
}

/**
 * Runs a program of an installed package, in the same way on every system.
 * @param {string} packageName
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runTool(packageName, args, options) {
  return run(process.execPath, [toolFile(packageName), ...args], options);
}

/** Returns the file of the first program of an installed package. */
export function toolFile(packageName) {
  const folder = at('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : Object.values(bin)[0]);
}

/** Throws `Failed` with the captured output if the run did not end with 0. */
export function mustSucceed(name, { code, output }) {
  if (code !== 0) throw new Failed(`${name} → ${code}`, output);
}

/** Runs npm: the npm that started this script, if one did. */
export function npm(args, options = {}) {
  const own = process.env.npm_execpath;
  if (own && /\.c?js$/.test(own)) return run(process.execPath, [own, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}
