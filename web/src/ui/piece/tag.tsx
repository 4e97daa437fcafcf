import type { ReactNode } from 'react';
import classes from './tag.module.css';

export interface TagProps {
  readonly tone?: 'plain' | 'ok' | 'due' | 'danger' | 'line' | 'accent' | undefined;
  /** 14 px, before the word: colour alone says nothing. */
  readonly icon?: ReactNode;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A short word about a state: 'Проверен', 'В архиве', 'Конфиденциальный'. */
export function Tag({ tone = 'plain', icon, title, children }: TagProps) {
  return (
    <span className={classes.tag} data-tone={tone} title={title}>
      {icon}
      {children}
    </span>
  );
}
