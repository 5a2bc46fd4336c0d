/** Shown where there is nothing yet: the hook of a crane over a free place on the ground. */
export function EmptyPicture() {
  return (
    <svg width="120" height="72" viewBox="0 0 120 72" fill="none" strokeLinecap="round" strokeWidth="1.5" aria-hidden>
      <g stroke="var(--gd-color-border)">
        <path d="M8 66h104" />
        <path d="M22 66V14M30 66V14M22 26l8-8M22 40l8-8M22 54l8-8M30 66l-8-8" />
        <path d="M12 14h84M12 14l14-8 70 8" />
        <rect x="57" y="46" width="34" height="20" rx="3" strokeDasharray="4 4" />
      </g>
      <g stroke="var(--gd-color-primary)">
        <path d="M74 14v12" />
        <path d="M74 26c-3 0-4 2-4 4s2 4 4 4 4-2 4-4" />
      </g>
    </svg>
  );
}
