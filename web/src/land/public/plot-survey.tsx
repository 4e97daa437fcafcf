/** Background of the access code screen: a surveyed plot among its neighbours. */
export function PlotSurvey({ className }: { className?: string | undefined }) {
  const corners = [
    [120, 96],
    [260, 128],
    [306, 262],
    [150, 360],
    [86, 250],
  ] as const;
  return (
    <svg
      className={className}
      viewBox="0 0 390 844"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      stroke="#fff"
      aria-hidden="true"
    >
      <path
        strokeOpacity=".2"
        d="M-20 150 120 96l140 32L420 60M120 96 86 250-20 300M260 128l46 134 114 38M86 250l64 110 156-98M150 360l-30 160-140 40M306 262l24 158 90 50M330 420l-90 140-120-40M240 560l22 140 158-40M120 520 60 690l-80 30M60 690l80 110 122-100M140 800l-20 60M262 700l38 160"
      />
      <path
        d={`M${corners.map((corner) => corner.join(' ')).join('L')}Z`}
        fill="#fff"
        fillOpacity=".06"
        strokeOpacity=".5"
        strokeWidth="1.5"
      />
      <g fill="#fff" fillOpacity=".7" stroke="none">
        {corners.map(([x, y]) => (
          <rect key={x} x={x - 3} y={y - 3} width="6" height="6" />
        ))}
      </g>
    </svg>
  );
}
