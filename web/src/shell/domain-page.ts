import type { Domain } from '@gektar/contract/domain.ts';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';

type Place = Exclude<LinkProps['to'], undefined>;

/** A link in the bar. */
export interface BarLink {
  readonly title: string;
  readonly to: Place;
}

/** A list in the bar with the creation of its entities, on a page or in a dialog. */
export interface BarSection extends BarLink {
  /** Paths below which pages belong to the section; its own path by default. */
  readonly within?: readonly string[];
  readonly add: { readonly label: string } & ({ readonly to: Place } | { readonly open: () => void });
}

/** Parts of a domain that the shell shows: content of its bar, and its dialogs. */
export interface DomainPage {
  readonly domain: Domain;
  readonly sections: readonly BarSection[];
  /** Tools on the right, before the account; they remain in the bar on a narrow screen. */
  readonly Tools?: ComponentType;
  /** Links next to the tools; on a narrow screen they are in the sections menu. */
  readonly links?: readonly BarLink[];
  /** Hint in the search field of the bar: what can be searched. */
  readonly searchHint: string;
  readonly Dialogs?: ComponentType;
}
