import * as z from 'zod';

export const MEGABYTE = 1_048_576;
/** Photos: jpeg, png, webp (L-07). */
export const IMAGE_MAX_BYTES = 20 * MEGABYTE;
export const DOCUMENT_MAX_BYTES = 50 * MEGABYTE;
/** Of one upload. */
export const MAX_FILES_AT_ONCE = 20;

/** A photo is shown in the page to anyone who knows its id; a document is sent to employees alone, as a download (L-06). */
export const FileKind = z.enum(['image', 'document']);
export type FileKind = z.infer<typeof FileKind>;

/**
 * The sizes in which a photo is kept, in px; made once, upright and without data about camera and place. `cover` fills the frame and cuts
 * off what stands out of it, `inside` shows the whole photo with no side longer than the frame's. None is larger than the photo itself.
 */
export const imageSizes = {
  /** A frame of the gallery. */
  thumb: { width: 160, height: 112, fit: 'cover' },
  /** The photo area of a card (1§2), and the same for screens of double density. */
  card: { width: 280, height: 195, fit: 'cover' },
  'card-2x': { width: 560, height: 390, fit: 'cover' },
  '640': { width: 640, height: 640, fit: 'inside' },
  '1280': { width: 1280, height: 1280, fit: 'inside' },
  full: { width: 2560, height: 2560, fit: 'inside' },
} as const satisfies Record<string, { width: number; height: number; fit: 'cover' | 'inside' }>;

export type ImageSize = keyof typeof imageSizes;
/** From the smallest on; the keys of an object would not keep this order. */
export const imageSizeNames = ['thumb', 'card', 'card-2x', '640', '1280', 'full'] as const satisfies ImageSize[];

/** What hangs on what: entities that files are attached to. */
export const attachableEntities = ['property'] as const;
export type AttachableEntity = (typeof attachableEntities)[number];

/** A file in the store. */
export const StoredFile = z.object({
  id: z.uuid(),
  kind: FileKind,
  /** As the sender called it, without a path and without characters that a name should not hold. */
  name: z.string(),
  /** Media type of what `GET /image-storage/{id}` sends, by content: a photo is kept as `image/webp`. */
  type: z.string(),
  /** Bytes; of a photo: of its full size. */
  size: z.int(),
  /** px of the full size, upright; documents have none. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  dateTimeCreated: z.string(),
  /** What it is attached to; a file that stays without for 24 hours is removed (A-18). */
  entityType: z.enum(attachableEntities).nullable(),
  entityId: z.uuid().nullable(),
});
export type StoredFile = z.infer<typeof StoredFile>;

/**
 * Address of a photo for `<img src>`: no token is needed, the answer never changes.
 * @param size what the frame needs; without one the full size
 */
export function imagePath(id: string, size?: ImageSize): string {
  return `/api/image-storage/${id}${size === undefined ? '' : `?size=${size}`}`;
}
