import type { Editor } from '../editor/editor.ts';

const loaded = (source: string): Promise<HTMLImageElement | null> =>
  new Promise((resolve) => {
    const image = new Image();
    // Without the server's consent (CORS), a picture of another origin may be shown but not copied.
    image.crossOrigin = 'anonymous';
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = source;
  });

interface Picture {
  blob: Blob;
  /** Whether tiles or drawings were left out because they may not be copied. */
  withoutTiles: boolean;
}

/**
 * Returns the visible map as a PNG, with base map, areas, scale and attribution.
 * @throws Error when the map has no size
 */
export async function mapPicture({ view, session }: Editor): Promise<Picture> {
  const box = view.element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) throw new Error('0 × 0');
  const ratio = Math.min(2, devicePixelRatio || 1);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(box.width * ratio);
  canvas.height = Math.round(box.height * ratio);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('canvas');
  context.scale(ratio, ratio);
  const style = getComputedStyle(view.element);
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, box.width, box.height);

  let withoutTiles = false;
  const layers = view.element.querySelectorAll<HTMLElement>('img.leaflet-tile-loaded, img.leaflet-image-layer, canvas');
  for (const layer of layers) {
    const at = layer.getBoundingClientRect();
    if (layer instanceof HTMLCanvasElement) {
      context.drawImage(layer, at.x - box.x, at.y - box.y, at.width, at.height);
      continue;
    }
    if (!(layer instanceof HTMLImageElement) || layer.hidden) continue;
    const copy = await loaded(layer.src);
    if (!copy) {
      withoutTiles = true;
      continue;
    }
    const turned = layer.classList.contains('leaflet-image-layer') ? new DOMMatrix(layer.style.transform) : null;
    if (!turned) context.drawImage(copy, at.x - box.x, at.y - box.y, at.width, at.height);
    else {
      // A site drawing may be rotated: its matrix is relative to the corner of the map pane.
      const pane = view.leaflet.getPane('mapPane')?.getBoundingClientRect() ?? box;
      context.save();
      context.globalAlpha = Number(layer.style.opacity || 1);
      context.translate(pane.x - box.x, pane.y - box.y);
      context.transform(turned.a, turned.b, turned.c, turned.d, turned.e, turned.f);
      context.drawImage(copy, 0, 0);
      context.restore();
    }
  }
  drawSelected(context, { view, session }, style);
  drawFoot(context, view.element, box, style);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('PNG');
  return { blob, withoutTiles };
}

/** Draws the shape of the selected area: on the page it is SVG, so the canvases do not contain it. */
function drawSelected(
  context: CanvasRenderingContext2D,
  { view, session }: Pick<Editor, 'view' | 'session'>,
  style: CSSStyleDeclaration,
): void {
  const { document, selected } = session.state.get();
  const area = document.areas.find(({ id }) => id === selected);
  if (!area) return;
  context.beginPath();
  for (const ring of [area.polygon.outer, ...area.polygon.holes]) {
    for (const [i, point] of ring.entries()) {
      const { x, y } = view.leaflet.latLngToContainerPoint(view.toLatLng(point, document.system));
      if (i === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.closePath();
  }
  context.fillStyle = style.getPropertyValue('--gd-fence-own-fill');
  context.strokeStyle = style.getPropertyValue('--gd-fence-own');
  context.lineWidth = 2;
  context.fill('evenodd');
  context.stroke();
}

function drawFoot(
  context: CanvasRenderingContext2D,
  element: HTMLElement,
  box: DOMRect,
  style: CSSStyleDeclaration,
): void {
  const foot = element.closest('.gd-map')?.querySelectorAll<HTMLElement>('.gd-map-foot > span') ?? [];
  context.font = `12px ${style.fontFamily}`;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  for (const part of foot) {
    const at = part.getBoundingClientRect();
    context.fillStyle = style.backgroundColor;
    context.fillRect(at.x - box.x, at.y - box.y, at.width, at.height);
    context.fillStyle = style.color;
    context.fillText(part.textContent ?? '', at.x - box.x + at.width / 2, at.y - box.y + at.height / 2);
    if (part.classList.contains('gd-map-scale')) {
      context.fillRect(at.x - box.x, at.bottom - box.y - 1.5, at.width, 1.5);
    }
  }
}
