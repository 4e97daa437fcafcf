import { Row } from '#ui/layout/row.ts';
import classes from './logo.module.css';

/** The logo: a surveyed outline with its corner points and two dividing lines. */
function LogoSign({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" fill="none" aria-hidden="true">
      <path
        d="M4.6 8.2 16.2 3.8l6 7.6-3.4 10.4L6.4 20.2z"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinejoin="round"
      />
      <path d="M16.2 3.8 11.4 20.8M5.4 13.8l16.8-2.4" stroke="currentColor" strokeWidth="1.3" opacity=".55" />
      <g fill="currentColor">
        <rect x="2.8" y="6.4" width="3.6" height="3.6" rx=".6" />
        <rect x="14.4" y="2" width="3.6" height="3.6" rx=".6" />
        <rect x="20.4" y="9.6" width="3.6" height="3.6" rx=".6" />
        <rect x="17" y="20" width="3.6" height="3.6" rx=".6" />
        <rect x="4.6" y="18.4" width="3.6" height="3.6" rx=".6" />
      </g>
    </svg>
  );
}

/** The logo and the name of the product, which is a setting (C-02). */
export function Logo({ name }: { name: string }) {
  return (
    <Row as="span" display="inline-flex" gap={9} fw={600} className={classes.logo}>
      <LogoSign />
      {name}
    </Row>
  );
}
