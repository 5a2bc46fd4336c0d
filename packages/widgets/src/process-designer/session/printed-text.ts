import type { Lang } from '../../kit/theme/tokens.ts';
import type { Stage } from './stage.ts';
import { type Told, ToldMoments } from './told-moments.ts';

interface Opened {
  /** @throws Error when nothing is open */
  stage(): Stage;
  revision(): number;
  /** Nothing was changed, or every step was taken back. */
  asOpened(stage: Stage): boolean;
  lang(): Lang;
}

/** The document as text, as hosts and people are given it: printed once per change. */
export class PrintedText {
  readonly #opened: Opened;
  readonly #told = new ToldMoments();
  #printed: { revision: number; xml: string } | undefined;
  /** The text that was given out last: a host that hands it back changes nothing. */
  #given: string | null = null;

  constructor(opened: Opened) {
    this.#opened = opened;
  }

  /**
   * What nobody changed is the opened text, to the letter.
   * @throws Error when nothing is open or it cannot be printed
   */
  xml(): string {
    return (this.#given = this.#print());
  }

  /** The same for the eye: what was opened as one long line is shown in lines. */
  readable(): string {
    const xml = this.xml();
    return xml.split('\n').length > 3 ? xml : this.#opened.stage().xml(this.#opened.lang());
  }

  /** What a host is told of the document as it is now. */
  ofNow(): Told {
    const told = this.#told.tell((quick) => this.#print(quick));
    const give = (text: string) => (this.#given = text);
    return {
      get xml() {
        const text = told.xml;
        return () => give(text());
      },
    };
  }

  /** The document is about to become another. */
  settle(): void {
    this.#told.settle();
  }

  /** Another document is open: what was printed is not it. */
  forget(): void {
    this.#printed = undefined;
  }

  /** Whether a host hands back what it was given; what it gives counts as that from now on. */
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
