/** A marker is a square of 14 px with rounded corners inside a ring of 2 px, over a soft shadow. */
const SQUARE_PX = 14;
const RING_PX = 2;
const SHADOW_PX = 3;
const CORNER_PX = 3;
/** Drawn at twice the size, to be sharp on a dense screen. */
export const POINT_PIXEL_RATIO = 2;

/** The picture of a marker, ready for `map.addImage`. */
export function drawPoint(colour: string, ring: string): ImageData {
  const side = (SQUARE_PX + 2 * (RING_PX + SHADOW_PX)) * POINT_PIXEL_RATIO;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d canvas');
  context.scale(POINT_PIXEL_RATIO, POINT_PIXEL_RATIO);
  context.shadowColor = 'rgb(0 0 0 / 0.35)';
  context.shadowBlur = SHADOW_PX * POINT_PIXEL_RATIO;
  context.shadowOffsetY = POINT_PIXEL_RATIO;
  roundedSquare(context, SHADOW_PX, SQUARE_PX + 2 * RING_PX, CORNER_PX + RING_PX, ring);
  context.shadowColor = 'transparent';
  roundedSquare(context, SHADOW_PX + RING_PX, SQUARE_PX, CORNER_PX, colour);
  return context.getImageData(0, 0, side, side);
}

function roundedSquare(context: CanvasRenderingContext2D, at: number, side: number, corner: number, fill: string) {
  context.beginPath();
  context.roundRect(at, at, side, side, corner);
  context.fillStyle = fill;
  context.fill();
}
