import { IconCheck, IconScale } from '@tabler/icons-react';
import type { ClientAnswers } from '#sharing/client/answers/use-client-answers.ts';
import { type ClientAddress, hrefOf, MOST_COMPARED, replaceHref } from '#sharing/client/client-address.ts';
import type { ClientWords } from '#sharing/client/client-kind.ts';
import { icon16 } from '#ui/icon.ts';
import classes from './compare-choice.module.css';

export interface CompareChoiceProps {
  readonly itemId: string;
  /** 'Объект 3' */
  readonly name: string;
  readonly address: ClientAddress;
  readonly words: Pick<ClientWords, 'tooManyCompared'>;
  readonly answers: Pick<ClientAnswers, 'notify'>;
}

/** On the photo of an item: chooses it for comparison. The choice is in the address. */
export function CompareChoice({ itemId, name, address, words, answers }: CompareChoiceProps) {
  const { compared, view } = address;
  const isChosen = compared.includes(itemId);
  const toggle = () => {
    if (!isChosen && compared.length >= MOST_COMPARED) {
      answers.notify(words.tooManyCompared);
      return;
    }
    const chosen = isChosen ? compared.filter((id) => id !== itemId) : [...compared, itemId];
    replaceHref(hrefOf(address, { view, compared: chosen }));
  };
  const Icon = isChosen ? IconCheck : IconScale;
  const text = isChosen ? 'В сравнении' : 'Сравнить';
  return (
    <button
      type="button"
      className={classes.choice}
      aria-pressed={isChosen}
      aria-label={`${text}, ${name}`}
      onClick={toggle}
    >
      <Icon {...icon16} />
      {text}
    </button>
  );
}
