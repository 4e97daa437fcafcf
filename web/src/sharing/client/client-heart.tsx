import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { icon18 } from '#ui/icon.ts';
import classes from './photo-button.module.css';

export interface ClientHeartProps {
  /** The marked object: 'Объект 3'. */
  readonly label: string;
  /** Text of a marked item: 'понравился'. */
  readonly liked: string;
  readonly isMarked: boolean;
  readonly onMark: () => void;
}

/** The client's mark over a photo. It cannot be removed (G-06). */
export function ClientHeart({ label, liked, isMarked, onMark }: ClientHeartProps) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-pressed={isMarked}
      aria-label={`${label}: ${isMarked ? liked : `отметить, что ${liked}`}`}
      onClick={() => !isMarked && onMark()}
    >
      {isMarked ? <IconHeartFilled size={20} aria-hidden /> : <IconHeart {...icon18} size={20} />}
    </button>
  );
}
