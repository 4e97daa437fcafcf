import { expect, test } from 'vitest';
import { landSelection } from './land-selection.ts';

type Seen = Parameters<typeof landSelection.previewed.of>[0];

test('the picture of a link has no photo of a confidential plot, not even a view from the ground', () => {
  const plot = (isConfidentially: boolean) => {
    const images = [{ globalImageId: 'photo-1', imageTypeName: 'Общий вид' }];
    return {
      property: { area: 2.5, region: { id: 50, name: 'Область' }, images, isConfidentially },
    } as unknown as Seen;
  };
  expect(landSelection.previewed.of(plot(true)).photoId).toBeUndefined();
  expect(landSelection.previewed.of(plot(false)).photoId).toBe('photo-1');
});
