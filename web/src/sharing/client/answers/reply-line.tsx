import { formatDateTime } from '@gektar/format/date.ts';
import { IconMessageCheck } from '@tabler/icons-react';
import { ClientLinkTo } from '#sharing/client/client-link-to.tsx';
import { icon16 } from '#ui/icon.ts';
import { ASK } from './item-goals.ts';
import classes from './reply-line.module.css';
import type { ClientAnswers } from './use-client-answers.ts';

export interface ReplyLineProps {
  readonly itemId: string;
  /** Path of the item's page. */
  readonly href: string;
  /** Name of the broker, when the page shows it. */
  readonly brokerName: string | undefined;
  readonly answers: Pick<ClientAnswers, 'of'>;
}

/** On the card of an item: the broker's reply, when it is the last message. */
export function ReplyLine({ itemId, href, brokerName = 'Брокер', answers }: ReplyLineProps) {
  const last = answers.of(itemId).messages.at(-1);
  if (!last?.isReply) return null;
  return (
    <p className={classes.line}>
      <IconMessageCheck {...icon16} />
      <span>
        «{last.text}»
        <small>
          {brokerName}, {formatDateTime(last.dateTime)}
        </small>
      </span>
      <ClientLinkTo href={href + ASK}>Открыть</ClientLinkTo>
    </p>
  );
}
