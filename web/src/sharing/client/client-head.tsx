import { formatDate } from '@gektar/format/date.ts';
import { missing } from '@gektar/format/words.ts';
import type { ReactNode } from 'react';
import { Logo } from '#ui/logo.tsx';
import classes from './client-head.module.css';
import type { Office } from './office.ts';

export interface ClientHeadProps {
  readonly office: Office | undefined;
  readonly companyName: string | null;
  /** '10 объектов' */
  readonly count: string;
  /** Moscow time without offset. */
  readonly expirationTime: string;
  /** Links on the right: the report, the phone. */
  readonly children?: ReactNode;
}

/** Whose selection this is, how much there is in it and until when (1§2, G-15). */
export function ClientHead({ office, companyName, count, expirationTime, children }: ClientHeadProps) {
  return (
    <header className={classes.head}>
      <div className={classes.inside}>
        <div className={classes.logo}>{office && <Logo name={office.productName} />}</div>
        <div className={classes.about}>
          <h1 className={classes.title}>
            <span>{companyName === null ? 'Подборка' : 'Подборка для'}</span>{' '}
            <span data-missing={companyName === null || undefined}>{companyName ?? missing.value}</span>
          </h1>
          <p className={classes.facts}>
            {count} · Ссылка доступна до {formatDate(expirationTime)}
          </p>
        </div>
        <div className={classes.links}>{children}</div>
      </div>
    </header>
  );
}
