import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'examples/deploy');
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => /\w\.?\w+$/.test(name));
const read = (name) => readFileSync(join(FOLDER, name), 'utf8');
const documents = (name) =>
  parseAllDocuments(read(name)).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });

const scratch = mkdtempSync(join(tmpdir(), 'gongdi-deploy-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs a program on copies of the files. @returns null when it is not installed, else its exit code and all it says */
function checked(command, ...args) {
  const { error, status, stdout, stderr } = spawnSync(command, args, { cwd: scratch, encoding: 'utf8' });
  if (error?.code === 'ENOENT') return null;
  return { status, said: `${stdout}${stderr}` };
}

describe('files for running the server', () => {
  it('name only variables that the server reads', () => {
    const code = ['cli/src/serve/settings.ts', 'cli/src/serve/bucket.ts', 'cli/src/serve/sign-on.ts']
      .map((file) => readFileSync(join(ROOT, file), 'utf8'))
      .join('\n');
    const texts = FILES.filter((name) => !name.endsWith('kubernetes')).map(read);
    const named = new Set(texts.flatMap((text) => text.match(/\b(?:GONGDI|DATABASE)_[A-Z0-9_]+\b/g) ?? []));
    // An argument of the build.
    named.delete('GONGDI_VERSION');
    expect(named.size).toBeGreaterThan(6);
    expect([...named].filter((name) => !code.includes(name))).toEqual([]);
  });

  it('name this version, pinned images, and no others', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'cli/package.json'), 'utf8'));
    const dockerfile = read('Dockerfile');
    expect(dockerfile).toContain(`ARG GONGDI_VERSION=${version}\n`);
    expect(read('compose.yaml')).toContain(`\${GONGDI_VERSION:-${version}}`);
    expect(read('kubernetes/gongdi.yaml')).toContain(`gongdi:${version}\n`);
    const images = [
      ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image),
      ...Object.values(documents('compose.yaml')[0].services).flatMap(({ image = [] }) => image),
    ];
    expect(images.length).toBe(4);
    for (const image of images) expect(image).toMatch(/:\d/);
  });

  it('agree about port, health, folder and user', () => {
    const dockerfile = read('Dockerfile');
    const [claim, deployment, service, ingress] = documents('kubernetes/gongdi.yaml');
    const [pod] = deployment.spec.template.spec.containers;
    const port = String(pod.ports[0].containerPort);
    expect(dockerfile).toContain(`EXPOSE ${port}\n`);
    expect(read('nginx.conf')).toContain(`127.0.0.1:${port};`);
    expect(read('Caddyfile')).toContain(`127.0.0.1:${port}}`);
    expect(documents('compose.yaml')[0].services.caddy.environment.UPSTREAM).toBe(`gongdi:${port}`);
    const health = readFileSync(join(ROOT, 'packages/server/src/http/health.ts'), 'utf8');
    for (const probe of [pod.startupProbe, pod.readinessProbe, pod.livenessProbe])
      expect(health).toContain(`app.get('${probe.httpGet.path}'`);
    expect(dockerfile).toContain('GONGDI_DATA=/data');
    expect(pod.volumeMounts.map(({ mountPath }) => mountPath)).toContain('/data');
    expect(deployment.spec.template.spec.volumes[0].persistentVolumeClaim.claimName).toBe(claim.metadata.name);
    expect(service.spec.selector).toEqual(deployment.spec.template.metadata.labels);
    expect(ingress.spec.rules[0].http.paths[0].backend.service.name).toBe(service.metadata.name);
    // The user `node` of the image.
    expect(deployment.spec.template.spec.securityContext.runAsUser).toBe(1000);
    const { bin } = createRequire(import.meta.url)(join(ROOT, 'cli/package.json'));
    expect(read('gongdi.service')).toContain(`/node_modules/gongdi/${bin.gongdi.slice(2)} serve`);
  });
});

describe('linters', () => {
  cpSync(FOLDER, scratch, { recursive: true });
  const secrets = 'SITE=site.example\nPOSTGRES_PASSWORD=p\nGONGDI_SECRET_KEY=k\nGONGDI_PERSONAL_KEYS=k\n';
  writeFileSync(join(scratch, '.env'), secrets);

  /** Nginx checks its whole configuration, with certificates that are there. */
  function nginx() {
    const made = checked(
      'openssl',
      ...'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=s -keyout k.pem -out c.pem'.split(' '),
    );
    if (made === null) return null;
    const own = read('nginx.conf')
      .replace(/\/etc\/ssl\/\S+\/fullchain/, join(scratch, 'c'))
      .replace(/\/etc\/ssl\/\S+\/privkey/, join(scratch, 'k'));
    const whole = `pid ${scratch}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\n${own}\n}\n`;
    writeFileSync(join(scratch, 'whole.conf'), whole);
    return checked('nginx', '-t', '-q', '-c', join(scratch, 'whole.conf'));
  }

  /** systemd looks whether the programs and the user are there. */
  function systemd() {
    const unit = read('gongdi.service')
      .replace('/usr/bin/node', process.execPath)
      .replace(/^(User|Group)=.*$/gm, '$1=root')
      .replace(/^Documentation=.*\n/m, '');
    writeFileSync(join(scratch, 'gongdi.service'), unit);
    return checked('systemd-analyze', 'verify', '--man=no', join(scratch, 'gongdi.service'));
  }

  it.each([
    ['hadolint', () => checked('hadolint', 'Dockerfile')],
    ['docker compose', () => composed(checked('docker', 'compose', '--env-file', '.env', 'config', '--quiet'))],
    ['compose-lint', () => checked('compose-lint', 'compose.yaml')],
    ['nginx', nginx],
    ['caddy', () => checked('caddy', 'validate', '--adapter', 'caddyfile', '--config', 'Caddyfile')],
    ['systemd-analyze', systemd],
    ['kubernetes-validate', () => checked('kubernetes-validate', '--strict', 'kubernetes/gongdi.yaml')],
  ])('%s has no objection', (name, look) => {
    const found = look();
    if (found === null) {
      process.stdout.write(`${name} is not installed, so it checks nothing here\n`);
      return;
    }
    expect(found.status, found.said).toBe(0);
  });
});

/** A docker without the part `compose` knows no such command. */
const composed = (found) => (found?.said.includes('unknown') ? null : found);
