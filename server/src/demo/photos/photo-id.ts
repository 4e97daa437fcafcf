/** How a drawn photo looks at its plot. */
export const photoViews = ['above', 'fields', 'edge', 'road'] as const;
export type PhotoView = (typeof photoViews)[number];

/** All that a drawing is made from. */
export interface DrawnPhoto {
  readonly view: PhotoView;
  /** From 0 to 2³². */
  readonly seed: number;
}

const MARK = '64656d6f';
const ID = new RegExp(`^${MARK}-000([0-${photoViews.length - 1}])-8000-8000-0000([0-9a-f]{8})$`);

/** The id of a drawn photo says what to draw (UUID of version 8: the makers' own): nothing else is kept of it. */
export function photoId({ view, seed }: DrawnPhoto): string {
  return `${MARK}-000${photoViews.indexOf(view)}-8000-8000-0000${seed.toString(16).padStart(8, '0')}`;
}

/** undefined: the id of another photo. */
export function drawnPhotoOf(id: string): DrawnPhoto | undefined {
  const [, index, seed] = ID.exec(id) ?? [];
  const view = photoViews[Number(index)];
  return view === undefined || seed === undefined ? undefined : { view, seed: Number.parseInt(seed, 16) };
}
