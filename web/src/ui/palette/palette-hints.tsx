import { Row } from '#ui/layout/row.ts';
import classes from './palette.module.css';

const hints = [
  ['↑ ↓', 'выбрать'],
  ['Enter', 'открыть'],
  ['Ctrl Enter', 'в новой вкладке'],
  ['Esc', 'закрыть'],
] as const;

/** Keys, for whoever looks; a screen reader says of a combobox the same. */
export function PaletteHints() {
  return (
    <Row
      rule="top"
      align="stretch"
      wrap
      gap="4px 16px"
      tone="mute"
      pad="8px 18px"
      isFirm
      className={`${classes.hints} on-tablet`}
      aria-hidden="true"
    >
      {hints.map(([keys, words]) => (
        <span key={keys}>
          <kbd>{keys}</kbd>
          {words}
        </span>
      ))}
    </Row>
  );
}
