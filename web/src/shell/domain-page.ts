import type { Domain } from '@gektar/contract/domain.ts';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';

type Place = Exclude<LinkProps['to'], undefined>;

/** A way in the bar. */
export interface BarLink {
  readonly title: string;
  readonly to: Place;
}

/** A list of the domain, and how something new gets into it: on a page of its own or in a dialog. */
export interface BarSection extends BarLink {
  readonly add: { readonly label: string } & ({ readonly to: Place } | { readonly open: () => void });
}

/** A domain as the shell shows it: what is in its bar, and what floats over its pages. */
export interface DomainPage {
  readonly domain: Domain;
  readonly sections: readonly BarSection[];
  /** At the right, before the account; on a narrow screen still in the bar. */
  readonly Tools?: ComponentType;
  /** Beside the tools; on a narrow screen in the menu of sections. */
  readonly links?: readonly BarLink[];
  /** What its search finds, in the field of the bar. */
  readonly searchHint: string;
  readonly Dialogs?: ComponentType;
}
