import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addPhoto,
  beginPhotos,
  CHOOSE_FLYER,
  CHOOSE_TYPES,
  chooseFlyer,
  type EditedPhoto,
  giveType,
  giveTypeToUntyped,
  movePhoto,
  photosProblem,
  removePhotos,
  sortPhotos,
} from './photo-rules.ts';

const top = { id: 1, name: 'Вид сверху', order: 10 };
const road = { id: 2, name: 'Подъезд', order: 20 };

const photo = (globalImageId: string, about: Partial<EditedPhoto> = {}): EditedPhoto => ({
  globalImageId,
  imageType: top,
  presenceInTheFlyer: false,
  isChecked: false,
  ...about,
});
const ids = (photos: readonly EditedPhoto[]) => photos.map(({ globalImageId }) => globalImageId).join('');
const flyers = (photos: readonly EditedPhoto[]) => photos.filter((one) => one.presenceInTheFlyer);

test('the flyer photo stands first, the others by the place of their type in the dictionary [IMG-008, IMG-009]', () => {
  const photos = [photo('a', { imageType: null }), photo('b', { imageType: road }), photo('c'), photo('d')];
  expect(ids(sortPhotos(photos))).toBe('cdba');
  expect(ids(chooseFlyer(photos, 'b'))).toBe('bcda');
  expect(ids(giveType(photos, 'a', top, false))).toBe('acdb');
});

test('an edit begins with nothing marked and in order [LAND-PROP-081]', () => {
  const begun = beginPhotos([photo('a', { imageType: road, isChecked: true }), photo('b', { isChecked: true })]);
  expect(ids(begun)).toBe('ba');
  expect(begun.some((one) => one.isChecked)).toBe(false);
});

test('a type is given to all marked photos when it is to be applied to all [IMG-010]', () => {
  const photos = [photo('a', { isChecked: true }), photo('b', { isChecked: true }), photo('c')];
  const typesOf = (given: readonly EditedPhoto[]) =>
    Object.fromEntries(given.map((one) => [one.globalImageId, one.imageType?.id]));
  expect(typesOf(giveType(photos, 'a', road, true))).toEqual({ a: 2, b: 2, c: 1 });
  expect(typesOf(giveType(photos, 'a', road, false))).toEqual({ a: 2, b: 1, c: 1 });
});

test('exactly one photo is for the presentation; when it goes, the first remaining one is [IMG-006, IMG-007]', () => {
  const photos = chooseFlyer([photo('a'), photo('b', { presenceInTheFlyer: true }), photo('c')], 'c');
  expect(ids(flyers(photos))).toBe('c');
  const left = removePhotos(photos, ['c']);
  expect(ids(flyers(left))).toBe('a');
  expect(ids(left)).toBe('ab');
  expect(flyers(removePhotos(left, ['b']))).toHaveLength(1);
  expect(removePhotos(left, ['a', 'b'])).toEqual([]);
});

test('with photos there is one flyer after any deletion', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2 }),
      fc.nat(),
      fc.nat(),
      (names, one, other) => {
        const photos = names.map((name) => photo(name));
        const flyer = names[one % names.length] ?? '';
        const gone = names[other % names.length] ?? '';
        const left = removePhotos(chooseFlyer(photos, flyer), [gone]);
        expect(left).toHaveLength(names.length - 1);
        expect(flyers(left)).toHaveLength(1);
      },
    ),
  );
});

test('a photo moves within its type; neither across types nor before the flyer', () => {
  const photos = [
    photo('f', { presenceInTheFlyer: true }),
    photo('a'),
    photo('b'),
    photo('c'),
    photo('r', { imageType: road }),
  ];
  expect(ids(movePhoto(photos, 'c', 'a'))).toBe('fcabr');
  expect(ids(movePhoto(photos, 'a', 'c'))).toBe('fbcar');
  expect(ids(movePhoto(photos, 'a', 'r'))).toBe('fabcr');
  expect(ids(movePhoto(photos, 'a', 'f'))).toBe('fabcr');
});

test('every photo needs a type, and one of them is chosen for the presentation [IMG-011]', () => {
  const uploaded = addPhoto([], 'a');
  expect(flyers(uploaded)).toEqual([]);
  expect(photosProblem(uploaded)).toBe(CHOOSE_TYPES);
  const typed = giveType(uploaded, 'a', top, false);
  expect(photosProblem(typed)).toBe(CHOOSE_FLYER);
  expect(photosProblem(chooseFlyer(typed, 'a'))).toBeUndefined();
  expect(photosProblem([])).toBeUndefined();
});

test('the type chosen for a set is that of its photos without one, before and after they arrive', () => {
  const photos = [photo('a', { imageType: null }), photo('b', { imageType: road }), photo('c', { imageType: null })];
  const typed = giveTypeToUntyped(photos, top);
  expect(typed.map(({ globalImageId, imageType }) => [globalImageId, imageType?.id])).toEqual([
    ['a', 1],
    ['c', 1],
    ['b', 2],
  ]);
  const added = addPhoto(typed, 'd', top);
  expect(added.map(({ globalImageId, imageType }) => [globalImageId, imageType?.id])).toEqual([
    ['a', 1],
    ['c', 1],
    ['d', 1],
    ['b', 2],
  ]);
  expect(addPhoto(typed, 'e').at(-1)).toEqual(photo('e', { imageType: null }));
});
