import type { Product, SmsMessage, StoreEvent } from '@gongdi/server';
import { defineCommand, EXIT } from '../command.ts';
import type { ServeFlags } from '../serve/settings.ts';
import { serverFailure } from '../server-failure.ts';
import { cliMessage } from '../text/index.ts';

type Administrator = NonNullable<Product['administrator']>;

interface Options extends ServeFlags {
  printConfig?: boolean;
}

export default defineCommand({
  name: 'serve',
  about: { zh: '启动服务：数据库、接口与控制台', en: 'Run the server: database, API and console' },
  options: [
    { flags: '--data <dir>', about: { zh: '数据文件夹，默认 .gongdi', en: 'data folder; .gongdi without' } },
    {
      flags: '--port <n>',
      about: {
        zh: '端口，默认 8620 或其后第一个空闲端口；0 表示任意',
        en: 'port; 8620 or the next free one without, 0 for any',
      },
    },
    {
      flags: '--host <host>',
      about: { zh: '监听地址，默认只限本机', en: 'address to listen on; this machine only without' },
    },
    {
      flags: '--tls-cert <file>',
      about: {
        zh: 'HTTPS 证书（PEM，含中间证书）；手机的相机与定位需要 HTTPS',
        en: 'certificate for HTTPS (PEM with its chain); camera and place of phones need HTTPS',
      },
    },
    { flags: '--tls-key <file>', about: { zh: '该证书的私钥（PEM）', en: 'the key of that certificate (PEM)' } },
    {
      flags: '--tls-self-signed',
      about: {
        zh: '自制证书并保存在数据文件夹，手机信任一次即可',
        en: 'HTTPS with a certificate of its own, kept in the data folder; phones trust it once',
      },
    },
    {
      flags: '--map <file>',
      about: {
        zh: '地图配置文件：底图与地点搜索；不给则为不联网的经纬网格',
        en: 'file with base maps and place search; without it a graticule that asks nobody',
      },
    },
    {
      flags: '--mqtt-port <n>',
      about: {
        zh: '设备经 MQTT 上报的端口（常用 1883）；不给则不开放',
        en: 'port for devices by MQTT (usually 1883); none without',
      },
    },
    { flags: '--no-simulate', about: { zh: '演示设备不产生数据', en: 'the devices of the demo stay silent' } },
    {
      flags: '--no-offline',
      about: {
        zh: '不在手机上保存控制台；已保存的在下次打开时清除',
        en: 'phones do not keep the console, and forget what they have kept at the next visit',
      },
    },
    { flags: '--no-demo', about: { zh: '不装入演示数据', en: 'without demo data' } },
    {
      flags: '--demo-public',
      about: {
        zh: '允许从其他机器使用演示账号的密码',
        en: 'take the passwords of the demo from other machines as well',
      },
    },
    { flags: '--print-config', about: { zh: '显示生效的配置并退出', en: 'show the configuration and end' } },
  ],
  examples: [
    'gongdi serve',
    'gongdi serve --port 80 --host 0.0.0.0 --no-demo',
    'gongdi serve --port 443 --host 0.0.0.0 --no-demo --tls-cert site.crt --tls-key site.key',
    'DATABASE_URL=postgres://… gongdi serve',
  ],
  async run(_args, options: Options, context) {
    const { cwd, env, json, terminal, signal } = context;
    const { loadConfig } = await import('../config/config.ts');
    const { masked, serveSettings } = await import('../serve/settings.ts');
    const { config, path: configPath } = await loadConfig(cwd);
    const settings = serveSettings({ flags: options, env, config, configPath, cwd });
    const { readMqttFiles } = await import('../serve/mqtt-files.ts');
    const { elementsFolder } = await import('../serve/elements-folder.ts');
    const elementsDir = elementsFolder();
    if (options.printConfig) {
      terminal.out(
        JSON.stringify({ ...masked(settings), elementsDir: elementsDir ?? null, config: configPath }, null, 2),
      );
      return EXIT.fine;
    }
    const certificates = await readMqttFiles(settings.mqttFiles);
    if (!json) terminal.message(cliMessage('starting'));
    if (elementsDir === undefined) terminal.message(cliMessage('noElements'));
    const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    const { startProduct } = await import('@gongdi/server');
    const report = (event: StoreEvent) => terminal.message(eventText(event));
    const showCode = ({ phone_number, purpose, code }: SmsMessage) =>
      terminal.message(cliMessage('smsCode', { phone: phone_number, purpose, code }));
    const reportBroker = (event: { kind: string; reason?: string }) =>
      terminal.message(
        cliMessage(event.kind === 'lost' ? 'brokerLost' : 'brokerFound', { reason: event.reason ?? '' }),
      );
    let product: Product;
    let made: Administrator | undefined;
    const printPassword = ({ user_name: name, password }: Administrator) =>
      terminal.message(cliMessage('adminPassword', { name, password }));
    // With `--json` the password is printed with the other data once the server listens; otherwise at once.
    const reportAdministrator = (one: Administrator) => (json ? void (made = one) : printPassword(one));
    const reportTls = (error: unknown) =>
      terminal.message(cliMessage('tlsKept', { reason: reasonOf(error, context.lang) }));
    const reporters = { report, showCode, reportBroker, reportAdministrator, reportTls };
    try {
      product = await startProduct({ ...settings, ...certificates, elementsDir, ...reporters });
    } catch (error) {
      if (made) printPassword(made);
      throw serverFailure(error);
    }
    if (!signal.aborted) {
      const { printStarted } = await import('../serve/print-started.ts');
      printStarted(product, context);
      await stopped;
    }
    if (!json) terminal.message(cliMessage('stopping'));
    await product.stop();
    if (!json) terminal.message(cliMessage('stopped'));
    return EXIT.fine;
  },
});

function reasonOf(error: unknown, lang: 'zh' | 'en'): string {
  const { text, message } = error as Error & { text?: { zh: string; en: string } };
  return text?.[lang] ?? message;
}

function eventText(event: StoreEvent): ReturnType<typeof cliMessage> {
  if (event.kind === 'lost') return cliMessage('databaseLost');
  if (event.kind === 'recovered')
    return cliMessage('databaseRecovered', { seconds: (event.milliseconds / 1000).toFixed(1) });
  return cliMessage('databaseFailed', { reason: event.reason });
}
