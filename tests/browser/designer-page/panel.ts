import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { settle } from '../support/settle.ts';
import { SECTIONS_XML } from './approval-model.ts';
import { anew, DesignerDriver, type Place } from './designer.ts';
import type { Stage } from './open.ts';

/** The side panel, driven as a person would. */
export class PanelDriver {
  readonly #designer: DesignerDriver;

  constructor(designer: DesignerDriver) {
    this.#designer = designer;
  }

  /** A designer for an engine with a model that has something for every section, and its panel; both can be used. */
  static async onSections(
    stage: Stage,
    prefix: string,
    place: Place = 'light DOM',
  ): Promise<[DesignerDriver, PanelDriver]> {
    const designer = await DesignerDriver.open(stage, { value: SECTIONS_XML, prefix }, { place, keep: true });
    const panel = new PanelDriver(designer);
    await designer.shape('end').waitFor();
    await panel.section('general').waitFor();
    return [designer, panel];
  }

  get root(): Locator {
    return this.#designer.find('.gd-designer-panel');
  }

  section(key: string): Locator {
    return this.#designer.find(`.gd-section-${key}`);
  }

  /** Selects an element (null: nothing) and unfolds a section. */
  async open(id: string | null, section: string): Promise<Locator> {
    await this.#designer.call('select', id);
    const place = this.section(section);
    await place.waitFor();
    if (!(await place.getAttribute('class'))?.includes('-active')) {
      await place.locator('.ant-collapse-header').click();
      // what is clicked while it still unfolds is missed
      await settle(this.#designer.page);
    }
    return place;
  }

  row(label: string): Locator {
    return this.#designer.find(`.gd-row:has(> label:text-is("${label}"))`);
  }

  /** Types into a text field and leaves it. */
  async type(label: string, text: string): Promise<void> {
    const input = this.row(label).locator('input, textarea').first();
    await input.fill(text);
    await input.blur();
  }

  /** Chooses from a select by the label of the option. */
  async choose(label: string, option: string): Promise<void> {
    await this.pick(this.row(label).locator('.ant-select'), option);
  }

  async pick(select: Locator, option: string): Promise<void> {
    await select.click();
    const choice = this.#designer.find(`.ant-select-item-option:visible >> text="${option}"`).last();
    await choice.waitFor();
    await this.click(choice);
  }

  async check(label: string, text: string, on = true): Promise<void> {
    await this.row(label).locator(`label:has-text("${text}") input`).setChecked(on);
  }

  /** A field in a dialog or drawer by its label. */
  dialogField(label: string): Locator {
    return this.#designer.find(`.ant-form-item:has(label:text-is("${label}")):visible`).last();
  }

  /** A button by its whole text; antd puts a space between two Chinese characters. */
  button(text: string): Locator {
    const name = new RegExp(`^${text.split('').join('\\s*')}$`);
    return this.#designer.element.getByRole('button', { name }).last();
  }

  /** Clicks a button of that text. */
  press(text: string): Promise<void> {
    return this.click(this.button(text));
  }

  /** Clicks something when nothing moves any more: what opens or loads beside it would take its place. */
  async click(place: Locator): Promise<void> {
    await settle(this.#designer.page);
    await place.click();
  }

  /**
   * What every section promises: the edit is in the document, undo takes exactly it back, redo brings it again, and the
   * saved document opens as it was.
   */
  async expectUndoable(edit: () => Promise<void>, written: string | RegExp): Promise<string> {
    const designer = this.#designer;
    const before = await designer.xml();
    await edit();
    const after = await designer.xml();
    if (typeof written === 'string') expect(after).toContain(written);
    else expect(after).toMatch(written);
    expect(before).not.toBe(after);
    while (await designer.tool('undo').isEnabled()) await designer.tool('undo').click();
    expect(await designer.xml()).toBe(before);
    while (await designer.tool('redo').isEnabled()) await designer.tool('redo').click();
    expect(await designer.xml()).toBe(after);
    await designer.call('importXML', anew(after));
    expect(await designer.xml()).toBe(after);
    return after;
  }
}
