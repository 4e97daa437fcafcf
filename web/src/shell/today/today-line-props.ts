import type { Domain } from '@gektar/contract/domain.ts';
import type { ReactNode } from 'react';

/** How a line reads in the bell. */
export interface NoticeWords {
  /** By its kind; a person's initials. */
  readonly icon: ReactNode;
  /** Green icon: good news. */
  readonly isGood?: boolean;
  readonly title: ReactNode;
  /** Second line; by default that of the line. */
  readonly text?: ReactNode;
  /** Time on the right; by default that of the line. */
  readonly when?: ReactNode;
  /** Further action, as text. */
  readonly later?: { readonly label: string; readonly onPress: () => void };
}

export interface TodayLineProps {
  /** Before the icon: '10:30', 'вчера'. */
  readonly when?: ReactNode;
  readonly isLate?: boolean | undefined;
  /** Icon of the area; null: of neither. */
  readonly domain: Domain | null;
  readonly title: ReactNode;
  /** Path of the page that the title opens; null: none. */
  readonly path: string | null;
  /** After the title: a telephone, a company. */
  readonly beside?: ReactNode;
  /** Second line. */
  readonly text?: ReactNode;
  readonly action: {
    readonly label: string;
    readonly icon: ReactNode;
    readonly onPress: (button: HTMLElement) => void;
    readonly isPending?: boolean;
  };
  /** Items of '…'. */
  readonly menu?: ReactNode;
  /** Fields under the line, opened by its action. */
  readonly children?: ReactNode;
  /** The same in the bell; absent for lines that it does not list. */
  readonly notice?: NoticeWords;
}
