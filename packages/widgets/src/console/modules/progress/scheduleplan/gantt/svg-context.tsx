import type { ReactElement } from 'react';
import type { DrawingContext } from './draw.ts';

/**
 * Takes the drawing of a canvas as shapes: on paper they stay sharp at every size, and words can be found in the PDF.
 */
export class SvgContext implements DrawingContext {
  fillStyle: CanvasRenderingContext2D['fillStyle'] = '#000';
  strokeStyle: CanvasRenderingContext2D['strokeStyle'] = '#000';
  lineWidth = 1;
  globalAlpha = 1;
  font = '12px sans-serif';
  textBaseline: CanvasTextBaseline = 'alphabetic';
  readonly shapes: ReactElement[] = [];
  #path = '';
  #dash: readonly number[] = [];
  readonly #measuring = document.createElement('canvas').getContext('2d');

  clearRect(): void {
    // Paper is empty.
  }
  fillRect(x: number, y: number, width: number, height: number): void {
    if (width > 0 && height > 0) this.#add(<rect {...{ x, y, width, height }} {...this.#filled()} />);
  }
  strokeRect(x: number, y: number, width: number, height: number): void {
    this.#add(<rect {...{ x, y, width, height }} {...this.#stroked()} />);
  }
  beginPath(): void {
    this.#path = '';
  }
  moveTo(x: number, y: number): void {
    this.#path += `M${short(x)} ${short(y)}`;
  }
  lineTo(x: number, y: number): void {
    this.#path += `${this.#path === '' ? 'M' : 'L'}${short(x)} ${short(y)}`;
  }
  /** Whole circles only, as the drawing has no others. */
  arc(x: number, y: number, radius: number): void {
    this.#path += `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  }
  stroke(): void {
    if (this.#path !== '') this.#add(<path d={this.#path} {...this.#stroked()} />);
  }
  fill(): void {
    if (this.#path !== '') this.#add(<path d={this.#path} {...this.#filled()} />);
  }
  fillText(words: string, x: number, y: number): void {
    const [size = '12px', ...family] = this.font.split(' ');
    this.#add(
      <text {...{ x, y }} dominantBaseline="central" fontSize={size} fontFamily={family.join(' ')} {...this.#filled()}>
        {words}
      </text>,
    );
  }
  measureText(words: string): TextMetrics {
    if (!this.#measuring) return { width: words.length * 12 } as TextMetrics;
    this.#measuring.font = this.font;
    return this.#measuring.measureText(words);
  }
  setLineDash(segments: Iterable<number>): void {
    this.#dash = [...segments];
  }

  #add(shape: ReactElement): void {
    this.shapes.push(shape);
  }
  #filled() {
    return { fill: colourOf(this.fillStyle), fillOpacity: this.globalAlpha };
  }
  #stroked() {
    return {
      fill: 'none',
      stroke: colourOf(this.strokeStyle),
      strokeWidth: this.lineWidth,
      strokeOpacity: this.globalAlpha,
      strokeDasharray: this.#dash.length === 0 ? undefined : this.#dash.join(' '),
    };
  }
}

/** The drawing has plain colours only. */
const colourOf = (style: CanvasRenderingContext2D['fillStyle']): string => (typeof style === 'string' ? style : '#000');

const short = (value: number): string => String(Math.round(value * 100) / 100);
