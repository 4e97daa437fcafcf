import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/stack.ts';
import { type ClientItem, type ClientWords, type ItemCardProps, nameOf } from './client-kind.ts';
import { ClientLinkTo } from './client-link-to.tsx';
import classes from './item-card.module.css';

export interface ItemCardFrameProps<Item extends ClientItem> extends Omit<ItemCardProps<Item>, 'isFirst'> {
  readonly words: ClientWords;
  /** 'Промышленный участок, 12,50 га' */
  readonly title: string;
  readonly photo: ReactNode;
  /** Content below the title. */
  readonly children: ReactNode;
}

/** One item of the selection: photo, number, title, main figures, the client's answers. */
export function ItemCard<Item extends ClientItem>(props: ItemCardFrameProps<Item>) {
  const { item, words, title, photo, href, choice, answers, isLit, onLit, children } = props;
  const name = nameOf(words, item);
  return (
    <article
      className={classes.card}
      aria-label={`${name}: ${title}`}
      data-lit={isLit || undefined}
      onPointerEnter={() => onLit?.(item.id)}
      onPointerLeave={() => onLit?.(undefined)}
    >
      <div className={classes.photo}>
        {photo}
        <Stack as="span" fz={13} fw={600} tabular p="0 6px" className={classes.order}>
          {item.order}
        </Stack>
        {choice}
      </div>
      <h2 className={classes.title}>
        <ClientLinkTo href={href}>{title}</ClientLinkTo>
      </h2>
      {children}
      {answers}
    </article>
  );
}
