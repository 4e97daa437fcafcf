import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './palette.module.css';

/** One hint in the foot of the palette: a key, and the words for its action. */
export interface PaletteHint {
  readonly keys: ReactNode;
  readonly words: string;
}

const usual: readonly PaletteHint[] = [
  { keys: '↑ ↓', words: 'выбрать' },
  { keys: 'Enter', words: 'открыть' },
  { keys: 'Ctrl Enter', words: 'в новой вкладке' },
  { keys: 'Esc', words: 'закрыть' },
];

/**
 * Key hints for sighted users; screen readers announce the keys of a combobox by themselves.
 * @param remark at the end of the line
 */
export function PaletteHints({ hints = usual, remark }: { hints?: readonly PaletteHint[]; remark?: string }) {
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
      {hints.map(({ keys, words }) => (
        <Row as="span" display="inline-flex" gap={6} key={words}>
          <kbd>{keys}</kbd>
          {words}
        </Row>
      ))}
      {remark !== undefined && (
        <Text as="span" ms="auto" className="on-laptop">
          {remark}
        </Text>
      )}
    </Row>
  );
}
