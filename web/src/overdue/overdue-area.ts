import type { Domain } from '@gektar/contract/domain.ts';
import type { ComponentType } from 'react';
import type { BulkRunning } from '#ui/bulk/bulk-actions.ts';

/** Confirmation of many objects at once; it continues while the panel is closed. */
export interface OverdueBulk {
  readonly running: BulkRunning | undefined;
  readonly stop: () => void;
  readonly run: (ids: readonly string[]) => Promise<unknown>;
}

export interface OverduePanelProps {
  /** Number of the signed-in employee's own overdue objects. */
  readonly ownCount: number;
  readonly bulk: OverdueBulk;
  /** Heading: 'Просрочены', or the name of the domain when the lists of both are shown. */
  readonly title: string;
  readonly onLeave: () => void;
  /** Closes the panel before the confirmation dialog, and reopens it once the user has confirmed. */
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Overdue objects of a domain in the bell (1§2, D-06, N-05). */
export interface OverdueArea {
  readonly domain: Domain;
  /** 'Просроченные объекты' */
  readonly label: string;
  /** Number of the signed-in employee's own overdue objects. */
  readonly ownCount: number;
  readonly bulk: OverdueBulk;
  readonly Panel: ComponentType<OverduePanelProps>;
}
