import type { Domain } from '@gektar/contract/domain.ts';
import type { ToSelectionKind } from './to-selection-kind.ts';

type Loaders = Readonly<Record<Domain, () => Promise<ToSelectionKind>>>;

let loaders: Loaders | undefined;

/** The descriptions of both domains, which lie above the lists that use them. Called once, by the shell. */
export function provideToSelectionKinds(all: Loaders): void {
  loaders = all;
}

export function loadToSelectionKind(domain: Domain): Promise<ToSelectionKind> {
  if (loaders === undefined) throw new Error('the shell provides no descriptions of selections');
  return loaders[domain]();
}
