/** Viewpoints of a drawn photo of a plot. */
export type PlotView = 'above' | 'fields' | 'edge' | 'road';
/** View of a drawn photo of a warehouse. */
export type WarehouseView = 'yard' | 'docks' | 'hall';

/** All viewpoints; ids contain their index in this list. */
export const photoViews = ['above', 'fields', 'edge', 'road', 'yard', 'docks', 'hall'] as const satisfies readonly (
  | PlotView
  | WarehouseView
)[];
export type PhotoView = (typeof photoViews)[number];

/** Parameters of a drawing. */
export interface DrawnPhoto {
  readonly view: PhotoView;
  /** From 0 to 2³². */
  readonly seed: number;
}

const MARK = '64656d6f';
const ID = new RegExp(`^${MARK}-000([0-${photoViews.length - 1}])-8000-8000-0000([0-9a-f]{8})$`);

/** The id of a drawn photo encodes its drawing (UUID version 8, vendor-defined); nothing else is stored. */
export function photoId({ view, seed }: DrawnPhoto): string {
  return `${MARK}-000${photoViews.indexOf(view)}-8000-8000-0000${seed.toString(16).padStart(8, '0')}`;
}

/** undefined for the id of another photo. */
export function drawnPhotoOf(id: string): DrawnPhoto | undefined {
  const [, index, seed] = ID.exec(id) ?? [];
  const view = photoViews[Number(index)];
  return view === undefined || seed === undefined ? undefined : { view, seed: Number.parseInt(seed, 16) };
}
