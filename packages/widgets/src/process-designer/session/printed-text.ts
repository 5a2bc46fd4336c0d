import type { Lang } from '../../kit/theme/tokens.ts';
import type { Stage } from './stage.ts';
import { type Told, ToldMoments } from './told-moments.ts';

interface Opened {
  /** @throws Error when nothing is open */
  stage(): Stage;
  revision(): number;
  /** Returns whether nothing was changed, or every step was undone. */
  asOpened(stage: Stage): boolean;
  lang(): Lang;
}

/** The document as text for hosts and users: printed once per change. */
export class PrintedText {
  readonly #opened: Opened;
  readonly #moments = new ToldMoments();
  #printed: { revision: number; xml: string } | undefined;
  /** The text that was returned last: a host that sets it as `value` changes nothing. */
  #given: string | null = null;

  constructor(opened: Opened) {
    this.#opened = opened;
  }

  /**
   * Returns the document; an unchanged document is the opened text, to the letter.
   * @throws Error when nothing is open or it cannot be printed
   */
  xml(): string {
    return (this.#given = this.#print());
  }

  /** Returns the document for reading: a document opened as one long line is shown in lines. */
  readable(): string {
    const xml = this.xml();
    return xml.split('\n').length > 3 ? xml : this.#opened.stage().xml(this.#opened.lang());
  }

  /** Returns the detail of a notification about the current document. */
  ofNow(): Told {
    const printed = this.#moments.tell((quick) => this.#print(quick));
    const give = (text: string) => (this.#given = text);
    return {
      get xml() {
        const text = printed.xml;
        return () => give(text());
      },
    };
  }

  /** Must be called before the document changes. */
  settle(): void {
    this.#moments.settle();
  }

  /** Discards the printed text because another document is open. */
  forget(): void {
    this.#printed = undefined;
  }

  /** Returns whether a host sets the text that it received; its value then counts as the received text. */
  isGiven(value: string | null): boolean {
    if (value !== null && value === this.#given) return true;
    this.#given = value;
    return false;
  }

  #print(quick = false): string {
    const revision = this.#opened.revision();
    if (this.#printed?.revision === revision) return this.#printed.xml;
    const stage = this.#opened.stage();
    const kept = this.#opened.asOpened(stage) ? stage.opened.kept : undefined;
    if (quick) return kept ?? stage.quickXml();
    const xml = kept ?? stage.xml(this.#opened.lang());
    this.#printed = { revision, xml };
    return xml;
  }
}
