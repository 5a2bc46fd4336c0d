/**
 * Scrolls a part of the page until an element inside is at its upper edge, or in its middle. Unlike `scrollIntoView`, it
 * leaves everything around as it is.
 */
export function scrollWithin(
  view: Element | null | undefined,
  target: Element | null,
  place: 'start' | 'center',
): void {
  if (!view || !target) return;
  const [outer, inner] = [view.getBoundingClientRect(), target.getBoundingClientRect()];
  const gap = place === 'start' ? 8 : Math.max(8, (view.clientHeight - inner.height) / 2);
  view.scrollTop += inner.top - outer.top - gap;
  if (inner.left < outer.left || inner.right > outer.right) view.scrollLeft += inner.left - outer.left - 24;
}
