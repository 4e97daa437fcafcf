import { Row } from '#ui/layout/row.ts';
import classes from './palette.module.css';

const hints = [
  ['↑ ↓', 'выбрать'],
  ['Enter', 'открыть'],
  ['Ctrl Enter', 'в новой вкладке'],
  ['Esc', 'закрыть'],
] as const;

/** Key hints for sighted users; screen readers announce the keys of a combobox by themselves. */
export function PaletteHints() {
  return (
    <Row
      bdt="line"
      align="stretch"
      wrap="wrap"
      gap="4px 16px"
      c="mute"
      p="8px 18px"
      flex="none"
      className={`${classes.hints} on-tablet`}
      aria-hidden="true"
    >
      {hints.map(([keys, words]) => (
        <Row as="span" display="inline-flex" gap={6} key={keys}>
          <kbd>{keys}</kbd>
          {words}
        </Row>
      ))}
    </Row>
  );
}
