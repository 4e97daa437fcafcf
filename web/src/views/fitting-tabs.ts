/** Width of a tab besides its name (px): gap, count, icon. */
const BESIDE = 58;
/** The same of the open one: its mark of change and its menu. */
const BESIDE_OPEN = 84;
/** A letter of the name (px). */
const LETTER = 8;
/** 'Все', '+ Вид' and 'Ещё N' with the gutters (px). */
const FIXED = 330;

interface Tab {
  readonly id: string;
  readonly name: string;
}

/**
 * The tabs that fit in one line, in order; the open one is always among them. By the length of names: measuring would draw the line
 * twice.
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
