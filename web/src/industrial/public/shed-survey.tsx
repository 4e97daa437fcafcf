import classes from './shed-survey.module.css';

/** Background of the access code screen for industrial links: a surveyed shed among neighbouring boundaries. */
export function ShedSurvey({ className }: { className?: string | undefined }) {
  const corners = [
    [52, 250],
    [196, 182],
    [338, 248],
    [338, 398],
    [196, 468],
    [52, 402],
    [196, 318],
  ] as const;
  return (
    <svg
      className={`${className} ${classes.art}`}
      viewBox="0 70 390 844"
      preserveAspectRatio="xMidYMin meet"
      fill="none"
      stroke="#fff"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        strokeOpacity=".22"
        d="M88 267v150M124 284v150M160 301v150M231 301v150M267 283v150M302 266v150M-1508-500 52 250M338 248l1560-780M196 182V-900M196 468 60 620-1140 220M60 620l180 588M196 468l140 120 1350-750M336 588l-88 652M52 402-1248 2102M338 398l1560 960"
      />
      <path
        d="M52 250 196 182l142 66v150l-142 70-144-66z"
        fill="#fff"
        fillOpacity=".07"
        strokeOpacity=".55"
        strokeWidth="1.4"
      />
      <path d="M52 250l144 68 142-70M196 318v150" strokeOpacity=".55" strokeWidth="1.4" />
      <g fill="#fff" fillOpacity=".6" stroke="none">
        {corners.map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x - 4} y={y - 4} width="8" height="8" />
        ))}
      </g>
    </svg>
  );
}
