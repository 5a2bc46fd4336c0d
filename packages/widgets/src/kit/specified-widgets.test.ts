import { readFileSync } from 'node:fs';
import * as antd from 'antd';
import { expect, it } from 'vitest';

/** A widget of the kit (module and export), or antd's component with the reason why the kit has none. */
type Widget = { module: string; name: string } | { antd: string; why: string };

/** Widgets of the designer specification, section 9 (settled point 17), by its own names. A test compares the two. */
const SPECIFIED_WIDGETS: Readonly<Record<string, Widget>> = {
  flex: { antd: 'Flex', why: 'layout is in style sheets; antd has the component where one is wanted' },
  text: { antd: 'Typography', why: 'ellipsis and copying are in it; long texts of records are a kind of field' },
  icon: { antd: 'ConfigProvider', why: 'icons are components of @ant-design/icons, loaded one by one' },
  space: { antd: 'Space', why: 'a wrapper would only pass its properties on' },
  card: { antd: 'Card', why: 'what a record shows on a card is derived from its declaration, not composed by hand' },
  'card grid': { antd: 'Row', why: 'as card' },
  'card meta': { antd: 'Card', why: 'as card; it is the part Card.Meta' },
  'page header': { antd: 'Breadcrumb', why: 'the console has one head for all pages: title, way back and actions' },
  table: { module: 'grid/data-grid.tsx', name: 'DataGrid' },
  'table cell': { module: 'grid/resource-columns.tsx', name: 'resourceColumns' },
  'query form': { module: 'query-form/query-form.tsx', name: 'QueryForm' },
  form: { module: 'record-form/record-form.tsx', name: 'RecordForm' },
  'form group': { module: 'record-form/record-form.tsx', name: 'RecordForm' },
  'form item': { module: 'record-form/control.tsx', name: 'FieldControl' },
  import: { module: 'import-dialog/import-dialog.tsx', name: 'ImportDialog' },
  'geographic select': { module: 'region/region-select.tsx', name: 'default' },
  'iframe wrapper': { module: 'frame/frame-view.tsx', name: 'FrameView' },
};

it('designer 9: has a widget for each that the specification lists, or a reason why antd has it', () => {
  const file = new URL('../../../../docs/specification/designer.md', import.meta.url);
  const [, listed] = /General widgets for layout are available with the designer: ([^.]*)\./.exec(
    readFileSync(file, 'utf8'),
  )!;
  expect(Object.keys(SPECIFIED_WIDGETS)).toEqual(listed!.split(', '));
});

it('names only what exists', async () => {
  for (const [widget, given] of Object.entries(SPECIFIED_WIDGETS))
    if ('antd' in given) expect(antd, widget).toHaveProperty(given.antd);
    else {
      const text = readFileSync(new URL(given.module, import.meta.url), 'utf8');
      expect(text, widget).toMatch(
        new RegExp(`^export (default )?function ${given.name === 'default' ? '' : given.name}`, 'm'),
      );
    }
});
