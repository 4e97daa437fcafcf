import type { AreaFace } from './face.ts';
import type { Sender } from './footer.ts';
import type { BaseMap } from './map/base-map.ts';

/** Resources for drawing the slides of a presentation. */
export interface DeckParts {
  readonly base: BaseMap;
  readonly sender: Sender;
  /** Colours of the domain. */
  readonly area: AreaFace;
}
