import { directionsOf } from '@gektar/contract/places/highway-places.ts';
import { useMemo } from 'react';

/** Moscow and Moscow Oblast, through which its highways and ring roads run. */
const AROUND_MOSCOW: readonly number[] = [77, 50];
const RING = /^(?:мкад|ттк|садовое|[аa]-10[3-9]|[аa]-113)/i;

/** Regions that a federal road runs through, keyed by the road's number. */
const regionsOfRoad: Readonly<Record<string, readonly number[]>> = {
  'м-1': [77, 50, 67],
  'м-2': [77, 50, 71, 57, 46, 31],
  'м-3': [77, 50, 40, 32],
  'м-4': [77, 50, 71, 48, 36, 61, 23, 1],
  'м-5': [77, 50, 62, 58, 13, 63, 2, 74],
  'м-7': [50, 33, 52, 21, 16],
  'м-8': [77, 50, 33, 76, 35, 29],
  'м-9': [77, 50, 69, 60],
  'м-10': [77, 50, 69, 53, 47, 78],
  'м-11': [77, 50, 69, 53, 47, 78],
  'м-12': [77, 50, 33, 52, 21, 16],
  'а-114': [35, 47],
  'а-118': [78, 47],
  'а-119': [35, 10],
  'а-120': [47],
  'а-121': [47, 10],
  'а-130': [77, 50, 40, 67],
  'а-146': [23],
  'а-147': [23],
  'а-149': [23],
  'а-151': [21, 73],
  'а-167': [5, 26],
  'а-180': [78, 47],
  'а-181': [78, 47],
  'а-212': [60],
  'а-229': [39],
  'а-240': [32],
  'а-260': [34, 61],
  'а-280': [61],
  'а-289': [23],
  'а-290': [23, 91],
  'а-291': [91, 92],
  'а-295': [12, 16],
  'а-300': [63],
  'а-310': [74],
  'а-331': [38, 14],
  'а-350': [75],
  'а-360': [28, 14],
  'а-370': [27, 25],
  'а-375': [27, 25],
  'р-21': [47, 10, 51],
  'р-22': [50, 62, 68, 36, 34, 30],
  'р-23': [78, 47, 60],
  'р-56': [53, 60],
  'р-92': [40, 71, 57],
  'р-119': [57, 48, 68],
  'р-120': [57, 32, 67],
  'р-132': [76, 44, 37, 33],
  'р-158': [52, 13, 58, 64],
  'р-176': [21, 12, 43, 11],
  'р-178': [13, 73, 63],
  'р-193': [36, 68],
  'р-208': [68, 58],
  'р-215': [30, 8, 5],
  'р-216': [26, 8, 30],
  'р-217': [23, 26, 7, 15, 6, 20, 5],
  'р-221': [34, 8],
  'р-228': [63, 64, 34],
  'р-229': [63, 64, 34],
  'р-239': [16, 56],
  'р-240': [2, 56],
  'р-241': [16, 73],
  'р-242': [59, 66],
  'р-243': [44, 43, 59],
  'р-254': [74, 45, 72, 55, 54],
  'р-255': [54, 42, 24, 38],
  'р-256': [54, 22, 4],
  'р-257': [24, 19, 17],
  'р-258': [38, 3, 75],
  'р-297': [75, 28, 79],
  'р-298': [46, 36],
  'р-351': [66, 72],
  'р-402': [72, 55],
  'р-404': [72, 86],
  'р-504': [14, 49],
};

/** Ids of the regions that a highway runs through; none for an unknown highway. */
export function regionsOfHighway(name: string): readonly number[] {
  const [word = ''] = name.toLowerCase().split(' ');
  const isOfMoscow = RING.test(word) || directionsOf(name).length > 0;
  return regionsOfRoad[word] ?? (isOfMoscow ? AROUND_MOSCOW : []);
}

/** Highways of a region first, then the others, both in their given order. */
export function ofRegionFirst<Highway extends { readonly name: string }>(
  highways: readonly Highway[],
  regionId: number | undefined,
): readonly Highway[] {
  if (regionId === undefined) return highways;
  const isThere = ({ name }: Highway) => regionsOfHighway(name).includes(regionId);
  return [...highways.filter(isThere), ...highways.filter((highway) => !isThere(highway))];
}

/** `ofRegionFirst`, memoized. */
export function useOfRegionFirst<Highway extends { readonly name: string }>(
  highways: readonly Highway[] | undefined,
  regionId: number | undefined,
): readonly Highway[] | undefined {
  return useMemo(() => highways && ofRegionFirst(highways, regionId), [highways, regionId]);
}
