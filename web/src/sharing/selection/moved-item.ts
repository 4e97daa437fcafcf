/**
 * The order after one item was moved to the position of another. The others, including those not shown, stay in order.
 * @param ids all items in order
 */
export function movedItem(ids: readonly string[], id: string, overId: string): readonly string[] {
  const [from, over] = [ids.indexOf(id), ids.indexOf(overId)];
  if (from === -1 || over === -1) return ids;
  // Removal of the item shifts later positions by one: moved up, it lands before the target, moved down, after it.
  return ids.toSpliced(from, 1).toSpliced(over, 0, id);
}
