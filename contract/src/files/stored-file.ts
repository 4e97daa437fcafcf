import * as z from 'zod';

export const MEGABYTE = 1_048_576;
/** Photos: jpeg, png, webp (L-07). */
export const IMAGE_MAX_BYTES = 20 * MEGABYTE;
export const DOCUMENT_MAX_BYTES = 50 * MEGABYTE;
/** Maximum number of files in one upload. */
export const MAX_FILES_AT_ONCE = 20;

/** A photo is served to anyone who knows its id; a document to employees only, as a download (L-06). */
export const FileKind = z.enum(['image', 'document']);
export type FileKind = z.infer<typeof FileKind>;

/**
 * Stored sizes of a photo (px); made once, upright, without camera and location metadata. `cover` fills the frame and
 * crops, `inside` fits the whole photo into the frame. No size is larger than the photo itself.
 */
export const imageSizes = {
  /** Frame of the gallery. */
  thumb: { width: 160, height: 112, fit: 'cover' },
  /** Photo area of a card (1§2); `card-2x` is for double pixel density. */
  card: { width: 280, height: 195, fit: 'cover' },
  'card-2x': { width: 560, height: 390, fit: 'cover' },
  '640': { width: 640, height: 640, fit: 'inside' },
  '1280': { width: 1280, height: 1280, fit: 'inside' },
  full: { width: 2560, height: 2560, fit: 'inside' },
} as const satisfies Record<string, { width: number; height: number; fit: 'cover' | 'inside' }>;

export type ImageSize = keyof typeof imageSizes;
/** Smallest first; JavaScript would put the keys '640' and '1280' of `imageSizes` in front. */
export const imageSizeNames = ['thumb', 'card', 'card-2x', '640', '1280', 'full'] as const satisfies ImageSize[];

/** Entities that files are attached to. */
export const attachableEntities = ['property', 'complex', 'building', 'vacancy'] as const;
export type AttachableEntity = (typeof attachableEntities)[number];
/** Owners of files: the entities, and employees with the photo of their card. */
export const fileOwners = [...attachableEntities, 'employee'] as const;
export type FileOwner = (typeof fileOwners)[number];

/** A file in the store. */
export const StoredFile = z.object({
  id: z.uuid(),
  kind: FileKind,
  /** File name from the sender, without a path and forbidden characters. */
  name: z.string(),
  /** Media type of `GET /image-storage/{id}`, by content: photos are stored as `image/webp`. */
  type: z.string(),
  /** Size (bytes); for a photo that of its full size. */
  size: z.int(),
  /** Width and height of the full size, upright (px); null for documents. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  dateTimeCreated: z.string(),
  /** The entity that the file is attached to; a file without one is removed after 24 hours (A-18). */
  entityType: z.enum(fileOwners).nullable(),
  entityId: z.uuid().nullable(),
});
export type StoredFile = z.infer<typeof StoredFile>;

/**
 * URL of a photo for `<img src>`: needs no token, and the answer never changes.
 * @param size stored size that the frame needs; the full size by default
 */
export function imagePath(id: string, size?: ImageSize): string {
  return `/api/image-storage/${id}${size === undefined ? '' : `?size=${size}`}`;
}
