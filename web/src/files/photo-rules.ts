/** A photo while its entity is edited. */
export interface EditedPhoto {
  readonly globalImageId: string;
  readonly imageType: PhotoType | null;
  /** Whether this photo is the one for the presentation (1§4). */
  readonly presenceInTheFlyer: boolean;
  /** Multi-select mark of the editor; never stored (D-16). */
  readonly isChecked: boolean;
}

/** Photo type and its position in the dictionary. */
export interface PhotoType {
  readonly id: number;
  readonly name: string;
  readonly order: number;
}

/** The flyer photo comes first, then photos by the position of their type, then those without a type; stable (1§4). */
export function sortPhotos<Photo extends EditedPhoto>(photos: readonly Photo[]): Photo[] {
  return photos.toSorted((one, other) => {
    if (one.presenceInTheFlyer !== other.presenceInTheFlyer) return one.presenceInTheFlyer ? -1 : 1;
    if (one.imageType === null || other.imageType === null) {
      return Number(one.imageType === null) - Number(other.imageType === null);
    }
    return one.imageType.order - other.imageType.order || one.imageType.id - other.imageType.id;
  });
}

/** Photos at the start of an edit: unmarked and sorted (1§4, D-16). */
export function beginPhotos<Photo extends EditedPhoto>(photos: readonly Photo[]): Photo[] {
  return sortPhotos(photos.map((photo) => ({ ...photo, isChecked: false })));
}

/** Adds an uploaded photo: not in the flyer, with the type preset for uploads, none by default (H-06). */
export function addPhoto(
  photos: readonly EditedPhoto[],
  globalImageId: string,
  imageType: PhotoType | null = null,
): EditedPhoto[] {
  const added = [...photos, { globalImageId, imageType, presenceInTheFlyer: false, isChecked: false }];
  return imageType === null ? added : sortPhotos(added);
}

/** Gives the type to every photo that has none. */
export function giveTypeToUntyped(photos: readonly EditedPhoto[], imageType: PhotoType): EditedPhoto[] {
  return sortPhotos(photos.map((photo) => ({ ...photo, imageType: photo.imageType ?? imageType })));
}

/**
 * Gives a type to one photo.
 * @param toAllChecked 'Применить ко всем': every marked photo gets the type too (1§4)
 */
export function giveType(
  photos: readonly EditedPhoto[],
  id: string,
  imageType: PhotoType,
  toAllChecked: boolean,
): EditedPhoto[] {
  const isMeant = (photo: EditedPhoto) => photo.globalImageId === id || (toAllChecked && photo.isChecked);
  return sortPhotos(photos.map((photo) => (isMeant(photo) ? { ...photo, imageType } : photo)));
}

/** Marks this photo, and no other, for the flyer (1§4). */
export function chooseFlyer(photos: readonly EditedPhoto[], id: string): EditedPhoto[] {
  return sortPhotos(photos.map((photo) => ({ ...photo, presenceInTheFlyer: photo.globalImageId === id })));
}

/**
 * Removes photos. When the flyer photo is among them, the first remaining one becomes the flyer photo; without a flyer
 * photo none is chosen (1§4).
 */
export function removePhotos(photos: readonly EditedPhoto[], ids: readonly string[]): EditedPhoto[] {
  const left = photos.filter((photo) => !ids.includes(photo.globalImageId));
  const hadFlyer = photos.some((photo) => photo.presenceInTheFlyer);
  const [first] = left;
  if (!hadFlyer || first === undefined || left.some((photo) => photo.presenceInTheFlyer)) return left;
  return chooseFlyer(left, first.globalImageId);
}

/** Moves a photo to the position of another; only within its type, and the flyer photo stays first. */
export function movePhoto(photos: readonly EditedPhoto[], id: string, overId: string): readonly EditedPhoto[] {
  const from = photos.findIndex((photo) => photo.globalImageId === id);
  const to = photos.findIndex((photo) => photo.globalImageId === overId);
  const [moved, over] = [photos[from], photos[to]];
  if (!moved || !over || from === to || !isSameGroup(moved, over)) return photos;
  return photos.toSpliced(from, 1).toSpliced(to, 0, moved);
}

function isSameGroup(one: EditedPhoto, other: EditedPhoto): boolean {
  if (one.presenceInTheFlyer || other.presenceInTheFlyer) return false;
  return one.imageType?.id === other.imageType?.id;
}

export function markPhotos(photos: readonly EditedPhoto[], isMarked: (photo: EditedPhoto) => boolean): EditedPhoto[] {
  return photos.map((photo) => ({ ...photo, isChecked: isMarked(photo) }));
}

/** Literal message of 2§5: one of the photos must be for the presentation (H-06). */
export const CHOOSE_FLYER = 'Выберите фотографию для выгрузки в PPT!';
/** Our wording (IMG-011). */
export const CHOOSE_TYPES = 'Выберите тип каждой фотографии';

/** Message about a set of photos; undefined when it has no problem. */
export function photosProblem(photos: readonly EditedPhoto[]): string | undefined {
  if (photos.some((photo) => photo.imageType === null)) return CHOOSE_TYPES;
  if (photos.length > 0 && !photos.some((photo) => photo.presenceInTheFlyer)) return CHOOSE_FLYER;
  return undefined;
}
