/** A part of a page, CSS px from its upper left corner. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Rect = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'>;

/**
 * Returns the part of a page that is in view; undefined: none.
 * @param around how much of the view's width and height is added on each side
 */
export function partInView(page: Rect, view: Rect, around: number): Part | undefined {
  const [across, down] = [view.width * around, view.height * around];
  const part = {
    left: Math.max(0, Math.floor(view.left - across - page.left)),
    top: Math.max(0, Math.floor(view.top - down - page.top)),
    right: Math.min(Math.floor(page.width), Math.ceil(view.right + across - page.left)),
    bottom: Math.min(Math.floor(page.height), Math.ceil(view.bottom + down - page.top)),
  };
  return part.right > part.left && part.bottom > part.top ? part : undefined;
}
