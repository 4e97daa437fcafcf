import { KeyHint } from '#ui/component/key-hint.tsx';
import type { ChosenKey } from '#ui/key-line.ts';
import { keys } from '#ui/keys.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';

type Hint = readonly [key: string, words: string];

const ofCells: readonly Hint[] = [
  ['Enter', 'вниз'],
  ['Tab', 'следующая ячейка'],
  ['Shift Tab', 'предыдущая'],
  ['Esc', 'вернуть как было'],
  ['Ctrl D', 'заполнить вниз'],
];

const words: Readonly<Record<ChosenKey, string>> = {
  change: 'изменить',
  toSelection: 'в подборку',
  actualize: 'актуализировать',
  copyRows: 'копировать строки',
};

function ofChosen(names: readonly ChosenKey[]): readonly Hint[] {
  const actions = names.map((name): Hint => [keys[name].chord.replace('+', ' '), words[name]]);
  return [['Пробел', 'выбрать'], ['Shift ↓', 'дальше'], ...actions, ['Esc', 'снять выбор']];
}

/** Key hints of a table, in place of the page's foot: for its cells, or for actions on its chosen rows. */
export function KeyLine({ shown }: { readonly shown: 'cells' | readonly ChosenKey[] }) {
  return (
    <Row
      bdt="line"
      as="footer"
      gap="4px 24px"
      wrap="wrap"
      size={12}
      c="soft"
      p="5px 24px"
      flex="none"
      className="on-screen"
    >
      {(shown === 'cells' ? ofCells : ofChosen(shown)).map(([key, text]) => (
        <KeyHint key={key} name={key} words={text} />
      ))}
      <Text as="span" ms="auto">
        <KeyHint name="Ctrl Z" words="отменить последнее" />
      </Text>
    </Row>
  );
}
