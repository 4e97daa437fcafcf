import type { QueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { changedState, type EntityForm, type StoredEntity } from '#form/described/entity-form.ts';
import { addPhoto, chooseFlyer, type EditedPhoto, type PhotoType } from './photo-rules.ts';

type PhotoValues = FieldValues & { images: readonly EditedPhoto[] };

/**
 * Saves an entity with one more photo. Nothing else changes, so after an edit by somebody else the photo is added to
 * the current state instead.
 */
export async function attachPhoto<Values extends PhotoValues, Entity extends StoredEntity>(
  entity: EntityForm<Values, Entity>,
  { client, loaded }: { client: QueryClient; loaded: Entity },
  globalImageId: string,
  type: PhotoType,
): Promise<void> {
  const save = (over: Entity) => entity.update(withPhoto(entity, over, globalImageId, type), over);
  const saved = await save(loaded).catch((error: unknown) => {
    const current = changedState(entity, error);
    if (current === undefined) throw error;
    return save(current);
  });
  await entity.keep(client, saved);
}

/** Fields of an entity with one more photo, which is marked for the presentation if no other photo is (1§4). */
export function withPhoto<Values extends PhotoValues, Entity extends StoredEntity>(
  { form }: Pick<EntityForm<Values, Entity>, 'form'>,
  over: Entity,
  globalImageId: string,
  type: PhotoType,
): Record<string, unknown> {
  const values = form.toValues(over);
  const images = addPhoto(values.images, globalImageId, type);
  const hasFlyer = images.some(({ presenceInTheFlyer }) => presenceInTheFlyer);
  return form.toFields({ ...values, images: hasFlyer ? images : chooseFlyer(images, globalImageId) }, over);
}
