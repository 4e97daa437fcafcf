import type { Domain } from '@gektar/contract/domain.ts';
import { refusalWords } from '@gektar/contract/sharing/refusal-reasons.ts';
import { ClientLinkTo } from '#sharing/client/client-link-to.tsx';
import classes from './refused-line.module.css';
import type { ClientAnswers } from './use-client-answers.ts';

export interface RefusedLineProps {
  readonly domain: Domain;
  readonly itemId: string;
  readonly order: number;
  /** 'Объект 3' */
  readonly name: string;
  readonly title: string;
  readonly href: string;
  readonly answers: ClientAnswers;
}

/** An object that does not suit, folded into a line with the reason. */
export function RefusedLine({ domain, itemId, order, name, title, href, answers }: RefusedLineProps) {
  const { refusal } = answers.of(itemId);
  const why = refusal ? refusalWords(domain, refusal) : '';
  return (
    <article className={classes.line} aria-label={`${name}: ${title}`}>
      <span className={classes.order}>{order}</span>
      <div>
        <h2>
          <ClientLinkTo href={href}>{title}</ClientLinkTo>
        </h2>
        <p>Не подходит{why && `: ${why}`}</p>
      </div>
      <button
        type="button"
        aria-label={`Вернуть, ${name}`}
        onClick={() => answers.give(itemId, { kind: 'refusal', isSet: false, reasons: [], text: '' })}
      >
        Вернуть
      </button>
    </article>
  );
}
