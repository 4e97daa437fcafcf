import { Failure } from '@gektar/contract/failure.ts';
import type { Property } from '@gektar/contract/land/properties/property.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { attachPhoto, withPhoto } from '#files/attach-photo.ts';
import { propertyEntity } from './property-entity.tsx';
import { sampleProperty } from './property-samples.ts';

const id = '0199a000-0000-7000-8000-0000000000aa';
const type = { id: 2, name: 'Подъезд', order: 2 };
const { toFields, toValues } = propertyEntity.form;
const fieldsOf = (property: Property) => toFields(toValues(property), property);

interface ImageFields {
  readonly images: readonly { readonly globalImageId: string; readonly presenceInTheFlyer: boolean }[];
}
const flyersOf = (fields: Record<string, unknown>) =>
  (fields as unknown as ImageFields).images.map((image) => [image.globalImageId === id, image.presenceInTheFlyer]);

test('a photo is added after the others, and nothing else of the object changes', () => {
  const property = sampleProperty();
  const fields = withPhoto(propertyEntity, property, id, type);
  expect({ ...fields, images: [] }).toEqual({ ...fieldsOf(property), images: [] });
  expect(flyersOf(fields)).toEqual([
    [false, true],
    [true, false],
  ]);
  expect((fields as unknown as ImageFields).images.at(-1)).toMatchObject({ imageType: { id: 2 } });
});

test('the first photo of an object is for the presentation', () => {
  expect(flyersOf(withPhoto(propertyEntity, sampleProperty({ images: [] }), id, type))).toEqual([[true, true]]);
});

test('what a colleague saved meanwhile stays: the save is repeated over the current state, once', async () => {
  const client = new QueryClient();
  const current = sampleProperty({ rowVersion: 4, comment: 'Новое', documents: [] });
  const sent: [version: number, comment: unknown][] = [];
  const entity = {
    ...propertyEntity,
    update: async (fields: Record<string, unknown>, over: Property) => {
      sent.push([over.rowVersion, fields['comment']]);
      if (over.rowVersion === 3) throw new Failure('property.changed', { current });
      return over;
    },
    keep: async (_: QueryClient, saved: Property) => void sent.push([saved.rowVersion, 'kept']),
  };
  await attachPhoto(entity, { client, loaded: sampleProperty({ comment: 'Старое' }) }, id, type);
  expect(sent).toEqual([
    [3, 'Старое'],
    [4, 'Новое'],
    [4, 'kept'],
  ]);
  const refused = { ...entity, update: () => Promise.reject(new Failure('file.attached')) };
  await expect(attachPhoto(refused, { client, loaded: current }, id, type)).rejects.toMatchObject({
    code: 'file.attached',
  });
});
