import type { Domain } from '@gektar/contract/domain.ts';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';

type Place = Exclude<LinkProps['to'], undefined>;

/** A link in the bar. */
export interface BarLink {
  readonly title: string;
  readonly to: Place;
}

/** A list of the domain, and its creation: on a page or in a dialog. */
export interface BarSection extends BarLink {
  readonly add: { readonly label: string } & ({ readonly to: Place } | { readonly open: () => void });
}

/** A domain for the shell: content of its bar, and its dialogs. */
export interface DomainPage {
  readonly domain: Domain;
  readonly sections: readonly BarSection[];
  /** At the right, before the account; on a narrow screen still in the bar. */
  readonly Tools?: ComponentType;
  /** Next to the tools; on a narrow screen in the menu of sections. */
  readonly links?: readonly BarLink[];
  /** Searchable content, shown in the search field of the bar. */
  readonly searchHint: string;
  readonly Dialogs?: ComponentType;
}
