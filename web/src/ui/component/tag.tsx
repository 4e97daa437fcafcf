import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.ts';
import classes from './tag.module.css';

export interface TagProps {
  readonly tone?: 'plain' | 'ok' | 'due' | 'danger' | 'line' | 'accent' | undefined;
  /** 14 px, before the word: colour alone is not enough. */
  readonly icon?: ReactNode;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A short word about a state: 'Проверен', 'В архиве', 'Конфиденциальный'. */
export function Tag({ tone = 'plain', icon, title, children }: TagProps) {
  return (
    <Row
      as="span"
      display="inline-flex"
      gap={4}
      c="soft"
      fw={500}
      whiteSpace="nowrap"
      p="0 6px"
      className={classes.tag}
      data-tone={tone}
      title={title}
    >
      {icon}
      {children}
    </Row>
  );
}
