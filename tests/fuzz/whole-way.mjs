/** A stack trace, which no message for people may contain. */
const TRACE = /\n\s+at .*[:(]\d+/;
const FLAVOURS = ['camunda', 'flowable', 'activiti'];
const PRESETS = ['recommended', 'strict', 'camunda', 'flowable', 'activiti', 'zeebe'];

const fail = (what) => {
  throw new Error(what);
};

function checkFindings(findings, what) {
  for (const { code, severity, message, line, column } of findings) {
    if (!(line >= 1 && column >= 1)) fail(`${what}: ${code} has no place`);
    if (!message?.zh || !message.en) fail(`${what}: ${code} says nothing`);
    if (!['error', 'warning', 'info'].includes(severity)) fail(`${what}: ${code} has no severity`);
    if (TRACE.test(message.zh + message.en)) fail(`${what}: ${code} shows a trace`);
    if (message.zh.length + message.en.length > 4000) fail(`${what}: ${code} floods`);
  }
}

/** Checks that a written model can be read again and has the same content. */
async function checkWritten(library, model, what) {
  const written = library.writeModel(model);
  if (written.xml === undefined) {
    if (written.losses.length === 0 && written.findings.length === 0) fail(`${what}: refused without a reason`);
    return;
  }
  const again = await library.readModel(written.xml, { flavour: model.flavour });
  if (!again.model) fail(`${what}: cannot be read again: ${again.findings[0]?.message.en}`);
  const twice = library.writeModel(again.model);
  if (twice.xml !== written.xml) fail(`${what}: is written otherwise the second time`);
}

/**
 * Runs everything that the library does with a model, on bytes that may not be a model: read → check → write → format →
 * JSON → convert → draw → lay out → compare. Bad input must be refused with a finding that has a place, never with an
 * exception.
 * @param {typeof import('@gongdi/bpmn')} library
 * @param {{ seed: number, original: Uint8Array, bytes: Uint8Array }} given
 * @returns {Promise<'refused' | 'read'>}
 * @throws Error that describes the failure
 */
export async function wholeWay(library, { seed, original, bytes }) {
  const { model, findings } = await library.readModel(bytes);
  checkFindings(findings, 'read');
  const quick = await library.readModel(bytes, { trackLoss: false });
  if (!model !== !quick.model) fail('read with and without tracking losses differ');
  if (!model) {
    if (!findings.some(({ severity }) => severity === 'error')) fail('refused without an error');
    return 'refused';
  }
  const preset = PRESETS[seed % PRESETS.length];
  const found = library.checkModel(quick.model, { preset });
  checkFindings(found, `check ${preset}`);
  await checkWritten(library, model, 'write');
  const formatted = library.formatModel(model);
  if (formatted.xml !== undefined && !(await library.readModel(formatted.xml)).model) fail('formatted, not readable');
  const { json } = library.toJson(model);
  if (json) {
    const back = await library.fromJson(JSON.stringify(json));
    if (!back.model) fail(`JSON is not read: ${back.findings[0]?.message.en}`);
    if (JSON.stringify(library.toJson(back.model).json) !== JSON.stringify(json)) fail('JSON says something else');
  }
  const to = FLAVOURS[seed % FLAVOURS.length];
  const given = (await library.readModel(bytes)).model;
  // Content that is already in the target's namespace but has no meaning there stays unchanged: no reader keeps it.
  const isMixed = given.mixed.includes(to);
  const converted = library.convertModel(given, { to, force: true });
  if (converted.model && !isMixed) await checkWritten(library, converted.model, `convert to ${to}`);
  const drawing = library.drawModel(model);
  if (drawing && /NaN|Infinity|undefined/.test(drawing.svg.replaceAll(/>[^<]*<|"[^"]*(?:id|Id|name)[^"]*"/g, ''))) {
    // Names and ids may contain such words; numbers may not.
    if (/ (?:x|y|cx|cy|r|width|height|d|points|transform)="[^"]*(?:NaN|Infinity|undefined)/.test(drawing.svg)) {
      fail('drawn with numbers that are none');
    }
  }
  library.layoutModel(quick.model, { force: true });
  library.drawModel(quick.model);
  const source = await library.readModel(original);
  if (source.model) library.describeDiff(library.compareModels(source.model, model), 'zh');
  return 'read';
}
