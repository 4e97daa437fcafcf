import { formatDate, today } from '@gektar/format/date.ts';
import { formatPhone } from '@gektar/format/phone.ts';
import { missing } from '@gektar/format/words.ts';
import { IconChevronLeft, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { icon16 } from '#ui/icon.ts';
import { Logo } from '#ui/logo.tsx';
import { clientButton } from './client-button.ts';
import type { Office } from './office.ts';
import classes from './report-frame.module.css';

export interface ReportFrameProps {
  /** Back to the selection; a broker's preview has nowhere to go back to. */
  readonly onBack?: (() => void) | undefined;
  /** Inside of a page's `main`, for a look alone: printed is the client's own page. */
  readonly isPart?: boolean | undefined;
  readonly children: ReactNode;
}

/** Sheets of paper on the screen, and on paper nothing but them. */
export function ReportFrame({ onBack, isPart = false, children }: ReportFrameProps) {
  const Sheets = isPart ? 'div' : 'main';
  const [isPreparing, setIsPreparing] = useState(false);

  // Pictures that are still on their way would be missing on paper.
  const handlePrint = async () => {
    setIsPreparing(true);
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    setIsPreparing(false);
    window.print();
  };

  return (
    <div className={classes.report}>
      {!isPart && (
        <div className={classes.tools}>
          {onBack && (
            <button type="button" className={clientButton.plain} onClick={onBack}>
              <IconChevronLeft {...icon16} />К подборке
            </button>
          )}
          <button type="button" className={clientButton.filled} onClick={() => void handlePrint()}>
            <IconPrinter {...icon16} />
            {isPreparing ? 'Готовим…' : 'Печать'}
          </button>
        </div>
      )}
      <Sheets className={classes.sheets}>{children}</Sheets>
    </div>
  );
}

export interface ReportSheetProps {
  readonly office: Office | undefined;
  /** At the right of the head: 'Объект 1 из 10'. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
  readonly label: string;
  readonly id?: string;
}

/** One sheet of A4: the firm above, its phone and address below, one subject between them. */
export function ReportSheet({ office, aside, children, label, id }: ReportSheetProps) {
  return (
    <section className={classes.sheet} id={id} aria-label={label}>
      <header className={classes.head}>
        {office ? <Logo name={office.productName} /> : <span />}
        <div className={classes.aside}>{aside}</div>
      </header>
      <div className={classes.body}>{children}</div>
      {office && (
        <footer className={classes.foot}>
          <span>{formatPhone(office.officePhone)}</span>
          <span>{office.officeAddress}</span>
          <span>
            © {office.productName}, {new Date().getFullYear()}
          </span>
        </footer>
      )}
    </section>
  );
}

/** Beside the logo of the first sheet: when the report was made, and how long its link lasts. */
export function ReportDates({ expirationTime }: { expirationTime: string }) {
  return (
    <>
      <div>Отчет от {formatDate(today())}</div>
      <div>Ссылка доступна до {formatDate(expirationTime)}</div>
    </>
  );
}

/** For whom the report is (G-15). */
export function ReportTitle({ companyName }: { companyName: string | null }) {
  return (
    <h1 className={classes.title}>
      {companyName === null ? 'Подборка: ' : 'Подборка для '}
      <span data-missing={companyName === null || undefined}>{companyName ?? missing.value}</span>
    </h1>
  );
}
