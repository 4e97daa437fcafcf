/** Width of a tab without its name (px): gap, count, icon. */
const BESIDE = 58;
/** Width of the open tab without its name (px), which has a change mark and a menu as well. */
const BESIDE_OPEN = 84;
/** Estimated width of a letter of the name (px). */
const LETTER = 8;
/** Width of 'Все', '+ Вид' and 'Ещё N' with their gutters (px). */
const FIXED = 330;

interface Tab {
  readonly id: string;
  readonly name: string;
}

/**
 * The tabs that fit on one line, in order; the open one is always among them. Widths are estimated from the lengths of
 * names: measuring would render the line twice.
 */
export function fittingTabs<One extends Tab>(tabs: readonly One[], openId: string | undefined, width: number): One[] {
  let left = width - FIXED;
  const widthOf = ({ id, name }: Tab) => name.length * LETTER + (id === openId ? BESIDE_OPEN : BESIDE);
  const open = tabs.find(({ id }) => id === openId);
  if (open !== undefined) left -= widthOf(open);
  let isFull = false;
  return tabs.filter((tab) => {
    if (tab === open) return true;
    left -= widthOf(tab);
    isFull ||= left < 0;
    return !isFull;
  });
}
