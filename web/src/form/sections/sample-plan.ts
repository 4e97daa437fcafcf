import { isFilled } from '#form/rules.ts';
import type { FormPlan } from './form-plan.ts';

/** A small form for tests. */
export interface SampleValues {
  name: string;
  area: number | null;
  price: number | null;
  uses: readonly string[];
  isOpen: boolean;
}

export const samplePlan: FormPlan<SampleValues> = {
  sections: [
    { id: 'about', title: 'Об объекте', fields: ['name', 'area', 'price'] },
    { id: 'uses', title: 'Использование', fields: ['uses', 'isOpen'] },
  ],
  labelOf: (name) => name,
  isFilled: (values, name) => isFilled(values[name]),
  isSame: (name, one, other) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  ticks: new Set(['isOpen']),
};

export const sampleValues: SampleValues = { name: 'Луговая', area: 12.5, price: 1000, uses: ['Склад'], isOpen: true };
