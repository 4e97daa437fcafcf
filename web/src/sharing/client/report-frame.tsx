import { formatDate, today } from '@gektar/format/date.ts';
import { formatPhone } from '@gektar/format/phone.ts';
import { missing } from '@gektar/format/words.ts';
import { IconChevronLeft, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { Logo } from '#ui/logo.tsx';
import { clientButton } from './client-button.ts';
import type { Office } from './office.ts';
import classes from './report-frame.module.css';
import { usePrint } from './use-print.ts';

export interface ReportFrameProps {
  /** Back to the selection; absent in a broker's preview. */
  readonly onBack?: (() => void) | undefined;
  /** Whether this is a preview inside another page's `main`: it has no print button. */
  readonly isPart?: boolean | undefined;
  readonly children: ReactNode;
}

/** Sheets of paper on the screen; print shows nothing else. */
export function ReportFrame({ onBack, isPart = false, children }: ReportFrameProps) {
  const Sheets = isPart ? 'div' : 'main';
  const report = useRef<HTMLDivElement>(null);
  const { isPreparing, print } = usePrint(report);
  return (
    <div className={classes.report} ref={report}>
      {!isPart && (
        <Row
          bdb="line-2"
          align="stretch"
          justify="space-between"
          gap={8}
          p="8px 16px"
          className={`${classes.tools} on-screen`}
        >
          {onBack && (
            <button type="button" className={clientButton.plain} onClick={onBack}>
              <IconChevronLeft {...icon16} />К подборке
            </button>
          )}
          <button type="button" className={clientButton.filled} onClick={() => void print()}>
            <IconPrinter {...icon16} />
            {isPreparing ? 'Готовим…' : 'Печать'}
          </button>
        </Row>
      )}
      <Sheets className={classes.sheets}>{children}</Sheets>
    </div>
  );
}

/** Sheets that are shown only in print, instead of the page on screen (M-07). */
export function PrintedSheets({ ref, children }: { ref: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  return (
    <div className={`${classes.report} ${classes.printed}`} ref={ref}>
      <div className={classes.sheets}>{children}</div>
    </div>
  );
}

/** The part of a page that is hidden in print, where its sheets replace it. */
export function OnScreen({ children }: { children: ReactNode }) {
  return <div className="on-screen">{children}</div>;
}

export interface ReportSheetProps {
  readonly office: Office | undefined;
  /** Content at the right of the header: 'Объект 1 из 10'. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
  readonly label: string;
  readonly id?: string;
}

/** One A4 sheet: the company above, its phone and address below, one subject between them. */
export function ReportSheet({ office, aside, children, label, id }: ReportSheetProps) {
  return (
    <Stack as="section" display="flex" p="20px 16px" className={classes.sheet} id={id} aria-label={label}>
      <Row as="header" justify="space-between" gap={16} pb={10} style={{ borderBottom: '2px solid var(--text)' }}>
        {office ? <Logo name={office.productName} /> : <span />}
        <Text as="div" size={13} tabular ta="end">
          {aside}
        </Text>
      </Row>
      <Box flex={1} miw={0} py={16} className={classes.body}>
        {children}
      </Box>
      {office && (
        <Row
          bdt="line-2"
          as="footer"
          align="stretch"
          justify="space-between"
          wrap="wrap"
          gap="4px 24px"
          size={12}
          c="soft"
          pt={8}
        >
          <span>{formatPhone(office.officePhone)}</span>
          <span>{office.officeAddress}</span>
          <span>
            © {office.productName}, {new Date().getFullYear()}
          </span>
        </Row>
      )}
    </Stack>
  );
}

export interface ReportDatesProps {
  /** Title of the print: 'Отчет'. */
  readonly word?: string;
  readonly expirationTime: string;
}

/** Next to the logo of the first sheet: the report's date and the link's expiry. */
export function ReportDates({ word = 'Отчет', expirationTime }: ReportDatesProps) {
  return (
    <>
      <div>
        {word} от {formatDate(today())}
      </div>
      <div>Ссылка доступна до {formatDate(expirationTime)}</div>
    </>
  );
}

/** The client of the report (G-15). */
export function ReportTitle({ companyName }: { companyName: string | null }) {
  return (
    <h1 className={classes.title}>
      {companyName === null ? 'Подборка: ' : 'Подборка для '}
      <span data-missing={companyName === null || undefined}>{companyName ?? missing.value}</span>
    </h1>
  );
}
