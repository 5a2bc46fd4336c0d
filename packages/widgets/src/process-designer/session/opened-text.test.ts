import { readModel, writeModel } from '@gongdi/bpmn';
import { expect, test } from 'vitest';
import { SITE_XML } from '../testing/site-model.ts';
import { linesAs, openedText } from './opened-text.ts';

test.each([
  '<definitions/>',
  '<?xml version="1.0"?>\r\n<definitions/>\r\n',
  "<?xml version='1.0' encoding='utf-8' standalone='no'?><definitions/>",
  '\uFEFF<?xml version="1.0" encoding="UTF-8"?><definitions encoding="GBK"/>',
])('is kept to the letter: %j', (text) => {
  expect(openedText(text).kept).toBe(text);
});

test.each(['GBK', 'gb18030', 'UTF-16', 'US-ASCII'])('is written anew in UTF-8: %s', (encoding) => {
  expect(openedText(`<?xml version="1.0" encoding="${encoding}"?><definitions/>`).kept).toBeUndefined();
});

test.each([
  ['<a>\n  <b/>\n</a>\n', { indent: '  ', windows: false, open: false }],
  ['<a\n    x="1">\n\t<b>\n\t\t<c/>\n\t</b>\n</a>', { indent: '\t', windows: false, open: true }],
  ['<a>\r\n    <b/>\r\n</a>\r\n', { indent: '    ', windows: true, open: false }],
  // neither applies, so the values of a new document are used
  ['<a>\r\n<b/>\n</a>', { indent: '  ', windows: false, open: true }],
  ['<a><b/></a>', { indent: '  ', windows: false, open: true }],
])('how it was written: %j', (text, layout) => {
  expect(openedText(text)).toMatchObject(layout);
});

test('a text in the layout of its source is the source, and means the same', async () => {
  const print = async (xml: string) => {
    const { model } = await readModel(xml);
    if (!model) throw new Error('unreadable');
    const opened = openedText(xml);
    return linesAs(opened, writeModel(model, { allowLoss: true, indent: opened.indent }).xml ?? '');
  };
  const plain = await print(SITE_XML);
  const windows = plain.replaceAll(/^(?: {2})+/gm, (blanks) => '\t'.repeat(blanks.length / 2)).trimEnd();
  const source = windows.replaceAll('\n', '\r\n');
  expect(source).toContain('\r\n\t\t<');
  expect(await print(source)).toBe(source);
});
