import { linkText, webAddress } from '@gektar/format/link.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { missing } from '@gektar/format/words.ts';
import type { ReactNode } from 'react';
import { QuietDecimals } from '#ui/component/quiet-decimals.tsx';

/** A dash for an empty cell. */
export const dash = <span className="nil">{missing.dash}</span>;

/** Two decimals, less prominent (K-07, M-10). */
export function measuredCell(value: number | null): ReactNode {
  return value === null ? dash : <QuietDecimals text={formatMeasured(value)} />;
}

/** One line; full text on hover. */
export function textCell(value: string | null): ReactNode {
  return value === null || value === '' ? dash : <span title={value}>{value}</span>;
}

export function namesCell(values: readonly { readonly name: string }[]): ReactNode {
  return textCell(values.map(({ name }) => name).join(', '));
}

/** Codes only; their names on hover. */
export function codesCell(values: readonly { readonly code: string; readonly name: string }[]): ReactNode {
  if (values.length === 0) return dash;
  return (
    <span title={values.map(({ code, name }) => `${code} ${name}`).join('\n')}>
      {values.map(({ code }) => code).join(', ')}
    </span>
  );
}

/** Only a web address becomes a link; a network path or a note stays text. */
export function linkCell(address: string): ReactNode {
  const web = webAddress(address);
  if (web === undefined) return textCell(address);
  return (
    <a href={web} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
      {linkText(address)}
    </a>
  );
}
