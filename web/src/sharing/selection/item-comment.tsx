import { TextAreaField } from '#form/field/text-field.tsx';
import type { AnyItem } from './selection-kind.ts';
import { useItemComment } from './use-item-comment.ts';

/** The broker's comment on an object of a selection; saved when the field is left, a failed save keeps the input. */
export function ItemComment({ item }: { item: AnyItem }) {
  const { reset: _, ...comment } = useItemComment(item);
  return <TextAreaField label="Комментарий" placeholder="Клиент его не увидит" minRows={2} {...comment} />;
}
