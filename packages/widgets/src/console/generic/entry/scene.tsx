/** A tower crane over a building frame, drawn in lines. */
export function LoginScene({ title, slogan }: { title: string; slogan: string }) {
  return (
    <div className="gd-console-login-scene">
      <svg
        viewBox="0 0 800 900"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
      >
        <g opacity=".8" transform="translate(0 66)">
          <path d="M180 760V190M220 760V190" />
          {Array.from({ length: 14 }, (_, i) => (
            <path key={i} d={`M180 ${230 + i * 40}L220 ${190 + i * 40}M180 ${190 + i * 40}L220 ${230 + i * 40}`} />
          ))}
          <path d="M70 190H640L620 160H200L200 110L180 110V160H90Z" />
          <path d="M190 110L90 160M190 110L420 160M190 110L600 160" strokeWidth="1.4" />
          <path d="M560 190V360M545 360H575L570 400H550Z" />
          <path d="M84 190V226H140V190" />
        </g>
        <g opacity=".45">
          {Array.from({ length: 6 }, (_, row) =>
            Array.from({ length: 5 }, (__, column) => (
              <rect key={`${row}-${column}`} x={330 + column * 84} y={430 + row * 66} width="84" height="66" />
            )),
          )}
        </g>
        <path d="M0 826H800" opacity=".6" />
      </svg>
      <div>
        <h1>{title}</h1>
        <p>{slogan}</p>
      </div>
    </div>
  );
}
