import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './page-foot.module.css';

const cellKeys = [
  ['Enter', 'вниз'],
  ['Tab', 'следующая ячейка'],
  ['Shift Tab', 'предыдущая'],
  ['Esc', 'вернуть как было'],
  ['Ctrl D', 'заполнить вниз'],
] as const;

/** Key hints of a table with editable cells, shown instead of the page's foot while the table has the focus. */
export function KeyLine() {
  return (
    <Row bdt="line" as="footer" gap={24} size={12} c="soft" p="5px 24px" flex="none" className="on-screen">
      {cellKeys.map(([key, words]) => (
        <KeyHint key={key} name={key} words={words} />
      ))}
      <Text as="span" ms="auto">
        <KeyHint name="Ctrl Z" words="отменить последнее" />
      </Text>
    </Row>
  );
}

function KeyHint({ name, words }: { name: string; words: string }) {
  return (
    <span>
      <kbd className={classes.key}>{name}</kbd> {words}
    </span>
  );
}
