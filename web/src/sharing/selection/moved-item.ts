/**
 * The order after one of the items was put where another stands. The others, those that are not shown too, keep their neighbours.
 * @param ids all items in their order
 */
export function movedItem(ids: readonly string[], id: string, overId: string): readonly string[] {
  const [from, over] = [ids.indexOf(id), ids.indexOf(overId)];
  if (from === -1 || over === -1) return ids;
  // Without the moved one, what stood behind it is one place nearer: it comes before what it goes up to, behind what it goes down to.
  return ids.toSpliced(from, 1).toSpliced(over, 0, id);
}
