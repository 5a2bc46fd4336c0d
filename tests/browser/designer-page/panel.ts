import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { settle } from '../support/settle.ts';
import { anew, type DesignerDriver } from './designer.ts';

/** The side panel, driven like a user does. */
export class PanelDriver {
  readonly #designer: DesignerDriver;

  constructor(designer: DesignerDriver) {
    this.#designer = designer;
  }

  get root(): Locator {
    return this.#designer.find('.gd-designer-panel');
  }

  section(key: string): Locator {
    return this.#designer.find(`.gd-section-${key}`);
  }

  /** Selects an element (null: none) and unfolds a section. */
  async open(id: string | null, section: string): Promise<Locator> {
    await this.#designer.call('select', id);
    const place = this.section(section);
    await place.waitFor();
    if (!(await place.getAttribute('class'))?.includes('-active')) {
      await place.locator('.ant-collapse-header').click();
      // A click on a section that still unfolds misses its target.
      await settle(this.#designer.page);
    }
    return place;
  }

  row(label: string): Locator {
    return this.#designer.find(`.gd-panel-row:has(> label:text-is("${label}"))`);
  }

  /** Types into a text field and moves the focus away. */
  async type(label: string, text: string): Promise<void> {
    const input = this.row(label).locator('input, textarea').first();
    await input.fill(text);
    await input.blur();
  }

  /** Chooses an option of a select by its label. */
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

  /** Finds a field in a dialog or drawer by its label. */
  dialogField(label: string): Locator {
    return this.#designer.find(`.ant-form-item:has(label:text-is("${label}")):visible`).last();
  }

  /** Finds a button by its whole text; antd puts a space between two Chinese characters. */
  button(text: string): Locator {
    const name = new RegExp(`^${text.split('').join('\\s*')}$`);
    return this.#designer.element.getByRole('button', { name }).last();
  }

  /** Clicks the button with that text. */
  press(text: string): Promise<void> {
    return this.click(this.button(text));
  }

  /** Clicks an element after all movement has ended: an element that opens or loads beside it could shift it. */
  async click(place: Locator): Promise<void> {
    await settle(this.#designer.page);
    await place.click();
  }

  /**
   * Checks what holds for every section: the edit is in the document, undo removes exactly the edit, redo restores it,
   * and the saved document opens unchanged.
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
