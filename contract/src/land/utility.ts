/** The five utilities: wire name → label and unit (1§3); always shown in this order. */
export const utilityKinds = {
  gasSupply: { id: 1, name: 'Газ', measure: 'м3/сутки' },
  electricitySupply: { id: 2, name: 'Электричество', measure: 'кВт' },
  waterSupply: { id: 3, name: 'Водоснабжение', measure: 'м3/сутки' },
  sewerage: { id: 4, name: 'Водоотведение', measure: 'м3/сутки' },
  heatSupply: { id: 5, name: 'Теплоснабжение', measure: 'Гкал' },
} as const;

export type UtilityKey = keyof typeof utilityKinds;
export const utilityKeys = Object.keys(utilityKinds) as [UtilityKey, ...UtilityKey[]];

/** @throws for another name */
export function utilityNamed(name: string): UtilityKey {
  const key = utilityKeys.find((one) => one === name);
  if (key === undefined) throw new Error(`there is no utility ${name}`);
  return key;
}

/** 1 = technical conditions, 2 = technical connection (1§3). */
export const TECHNICAL_CONDITIONS = 1;
export const TECHNICAL_CONNECTION = 2;
/** Maximum on the server and in the edit form; the creation wizard has a lower one (D-02). */
export const UTILITY_MAX = 999_999;
export const WIZARD_UTILITY_MAX = 99_999;
