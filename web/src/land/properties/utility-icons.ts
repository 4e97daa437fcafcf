import type { UtilityKey } from '@gektar/contract/land/utility.ts';
import { IconBolt, IconDroplet, IconFlame, IconPipeline, IconTemperature } from '@tabler/icons-react';

/** One icon per utility, the same on every screen. */
export const utilityIcons = {
  gasSupply: IconFlame,
  electricitySupply: IconBolt,
  waterSupply: IconDroplet,
  sewerage: IconPipeline,
  heatSupply: IconTemperature,
} as const satisfies Record<UtilityKey, typeof IconBolt>;
