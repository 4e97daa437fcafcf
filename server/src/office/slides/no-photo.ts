import { face } from './face.ts';
import { setText } from './layout.ts';
import { planDrawing } from './plan-drawing.ts';
import type { Frame, Shape } from './slide.ts';

/** Placeholder of a photo: the logo and a note that there is none. */
export function noPhoto(frame: Frame): Shape[] {
  const side = Math.min(frame.w, frame.h) * 0.42;
  const [x, y] = [frame.x + (frame.w - side) / 2, frame.y + frame.h * 0.42 - side / 2];
  return [
    { kind: 'box', frame, fill: face.sunken },
    ...planDrawing({ x, y, w: side, h: side }, { color: face.strongLine, soft: face.strongLine, weight: 0.6 }),
    setText(
      'Фотографии пока нет',
      { x: frame.x, y: y + side + 0.12, w: frame.w, h: 0.28 },
      { sizes: [12], color: face.text3, align: 'center' },
    ),
  ];
}
