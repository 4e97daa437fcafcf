import type { Domain } from '@gektar/contract/domain.ts';
import type { ToSelectionKind } from './to-selection-kind.ts';

type Loaders = Readonly<Record<Domain, () => Promise<ToSelectionKind>>>;

let loaders: Loaders | undefined;

/**
 * Provides the descriptions of both domains, which this module cannot import because their modules depend on it. Called
 * once, by the shell.
 */
export function provideToSelectionKinds(all: Loaders): void {
  loaders = all;
}

export function loadToSelectionKind(domain: Domain): Promise<ToSelectionKind> {
  if (loaders === undefined) throw new Error('the shell provides no descriptions of selections');
  return loaders[domain]();
}
