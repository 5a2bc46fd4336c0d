/** The product's mark: the hook of a crane over a course of bricks. */
export function BrandMark() {
  return (
    <svg
      width="26"
      height="26"
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M3 7h20M8 7V3h4l11 4M8 7v14M17 7v4" />
      <path d="M14.5 11h5v4h-5zM3 21h20" />
    </svg>
  );
}
