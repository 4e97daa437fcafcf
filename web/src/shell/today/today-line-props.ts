import type { Domain } from '@gektar/contract/domain.ts';
import type { ReactNode } from 'react';

/** Content of a line in the bell. */
export interface NoticeWords {
  /** Icon of the line's kind, or the initials of a person. */
  readonly icon: ReactNode;
  /** Whether the icon is green: good news. */
  readonly isGood?: boolean;
  readonly title: ReactNode;
  /** Second line; by default the `text` of the line. */
  readonly text?: ReactNode;
  /** Time on the right; by default the `when` of the line. */
  readonly when?: ReactNode;
  /** Further action, shown as text. */
  readonly later?: { readonly label: string; readonly onPress: () => void };
}

export interface TodayLineProps {
  /** Time before the icon: '10:30', 'вчера'. */
  readonly when?: ReactNode;
  readonly isLate?: boolean | undefined;
  /** Domain shown by the icon; null: none. */
  readonly domain: Domain | null;
  /** Instead of the icon of the domain: the initials of a person. */
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** Path of the page that the title opens; null: none. */
  readonly path: string | null;
  /** Content after the title: a telephone, a company. */
  readonly beside?: ReactNode;
  /** Second line. */
  readonly text?: ReactNode;
  readonly action: {
    readonly label: string;
    readonly icon: ReactNode;
    readonly onPress: (button: HTMLElement) => void;
    readonly isPending?: boolean;
  };
  /** Items of the '…' menu. */
  readonly menu?: ReactNode;
  /** Fields under the line, which its action opens. */
  readonly children?: ReactNode;
  /** The same line in the bell; absent for a line that only this browser has. */
  readonly notice?: NoticeWords;
}
