import { PhoneLink } from '#ui/button/phone-link.tsx';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import classes from './client-foot.module.css';
import type { Office } from './office.ts';

export interface ClientFootProps {
  readonly office: Office | undefined;
  /** Text before the phone: 'Код не подходит?'. */
  readonly question?: string;
  /** Uses the colours of the bar instead of those of the page. */
  readonly isOnBar?: boolean;
}

/** Office phone, address, and copyright with the current year, which client pages have as well (1§1, C-10). */
export function ClientFoot({ office, question, isOnBar }: ClientFootProps) {
  return (
    <footer className={`${classes.foot} on-screen`} data-on-bar={isOnBar || undefined}>
      {office && (
        <Row
          align="stretch"
          justify="space-between"
          wrap="wrap"
          gap="4px 24px"
          maw={1440}
          mx="auto"
          p={isOnBar ? '18px 24px 22px' : 16}
          className={classes.line}
        >
          {question && (
            <Box as="span" flex="1 1 40%" className={classes.question}>
              {question}
            </Box>
          )}
          <PhoneLink phone={office.officePhone} />
          <span>{office.officeAddress}</span>
          <span className={classes.copyright}>
            © {office.productName}, {new Date().getFullYear()}
          </span>
        </Row>
      )}
    </footer>
  );
}
