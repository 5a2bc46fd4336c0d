import { defineCommand, EXIT } from '../command.ts';

interface Options {
  devices: string;
  rate: string;
  types?: string;
  project?: string;
  faults?: string;
  duration?: string;
  mqtt?: string;
}

export default defineCommand({
  name: 'simulate',
  about: { zh: '模拟真实设备向服务器上报数据', en: 'Send readings as real devices do' },
  remote: true,
  options: [
    { flags: '--devices <n>', about: { zh: '设备数量，默认 10', en: 'number of devices; 10 without' }, initial: '10' },
    { flags: '--rate <r>', about: { zh: '每秒消息数，默认 2', en: 'messages a second; 2 without' }, initial: '2' },
    {
      flags: '--types <codes>',
      about: { zh: '设备类型编码，逗号分隔，默认全部', en: 'codes of types, joined by commas; all without' },
    },
    {
      flags: '--project <name>',
      about: { zh: '新设备所属项目的名称或编号', en: 'project of new devices, by name or id' },
    },
    {
      flags: '--faults <list>',
      about: {
        zh: '故障：gap 中断、outlier 跳变、flat 不变、unit 单位错误、skew 时钟偏差，逗号分隔',
        en: 'faults, joined by commas: gap, outlier, flat (line), unit (wrong), skew (of the clock)',
      },
    },
    { flags: '--duration <s>', about: { zh: '运行秒数，默认直到 Ctrl-C', en: 'seconds to run; until Ctrl-C without' } },
    {
      flags: '--mqtt <url>',
      about: {
        zh: '经 MQTT 上报，例如 mqtt://127.0.0.1:1883；默认经 HTTP',
        en: 'by MQTT, such as mqtt://127.0.0.1:1883; by HTTP without',
      },
    },
  ],
  examples: [
    'gongdi simulate',
    'gongdi simulate --devices 200 --rate 500 --mqtt mqtt://127.0.0.1:1883 --duration 60',
    'gongdi simulate --types 3,7,17 --faults gap,outlier,skew --json --duration 30',
  ],
  async run(_args, given, context) {
    const options = given as unknown as Options;
    const { terminal, json, lang, signal } = context;
    const { simulateSettings, HTTP_RATE } = await import('../simulate/settings.ts');
    const settings = simulateSettings(options);
    const { connect, remoteFailure } = await import('../remote/connect.ts');
    const { simulateText } = await import('../simulate/text/index.ts');
    const { client, address } = await connect(context);
    const { prepareDevices, projectId } = await import('../simulate/devices.ts');
    const { httpSender, mqttSender } = await import('../simulate/senders.ts');
    const { runSimulation } = await import('../simulate/run.ts');
    if (!json) terminal.message(simulateText('preparing', { count: settings.devices }));
    try {
      const project = options.project === undefined ? undefined : await projectId(client, options.project);
      const devices = await prepareDevices(client, settings.devices, settings.types, project, lang);
      const sender = options.mqtt === undefined ? httpSender(client) : await mqttSender(options.mqtt, devices);
      if (!json && options.mqtt === undefined && settings.rate > HTTP_RATE) terminal.message(simulateText('httpRate'));
      if (!json) terminal.message(simulateText('running', { rate: settings.rate, devices: devices.length }));
      const { lineOf, statusLine } = await import('../simulate/status.ts');
      const show = json ? undefined : statusLine(process.stderr);
      const totals = await runSimulation({
        ...settings,
        devices,
        sender,
        signal,
        progress: (now) => show?.(simulateText('status', lineOf(now))[lang]),
      });
      show?.('');
      await sender.close();
      if (json) terminal.out(JSON.stringify(totals, null, 2));
      else terminal.message(simulateText('done', { ...lineOf(totals), seconds: totals.seconds }));
      return totals.failed > 0 ? EXIT.partly : EXIT.fine;
    } catch (error) {
      throw remoteFailure(error, address);
    }
  },
});
