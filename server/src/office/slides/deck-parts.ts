import type { AreaFace } from './face.ts';
import type { Sender } from './footer.ts';
import type { BaseMap } from './map/base-map.ts';

/** What the slides of a presentation are drawn with. */
export interface DeckParts {
  readonly base: BaseMap;
  readonly sender: Sender;
  /** Colours of the domain. */
  readonly area: AreaFace;
}
