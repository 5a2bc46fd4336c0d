/** Width of A4 between margins of an inch, twentieths of a point. */
export const TEXT_WIDTH = 9026;
/** Padding inside a cell, twentieths of a point. */
export const MARGINS = { top: 60, bottom: 60, left: 100, right: 100 };
/**
 * Distance between two pictures, twentieths of a point: a space between neighbours, the spacing after a line between
 * rows.
 */
export const BETWEEN = 120;
