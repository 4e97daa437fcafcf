import type { Domain } from '@gektar/contract/domain.ts';
import {
  IconCalendarEvent,
  IconHeart,
  IconHeartFilled,
  IconMessageCircleQuestion,
  IconThumbDown,
  type TablerIcon,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { icon18 } from '#ui/icon.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import classes from './answer-bar.module.css';
import type { ClientAnswers } from './use-client-answers.ts';

const RefusalSheet = lazyPart(() => import('./refusal-sheet.tsx'));

export interface AnswerBarProps {
  readonly domain: Domain;
  readonly itemId: string;
  /** The object for a screen reader: 'Объект 3'. */
  readonly name: string;
  /** Title of the refusal sheet: 'Промышленный участок, 12,50 га'. */
  readonly title: string;
  /** 'понравился' */
  readonly liked: string;
  readonly answers: ClientAnswers;
  readonly onAsk: () => void;
  readonly onVisit: () => void;
}

/** Four answers about an object, one tap each; a second tap withdraws a like or a refusal. */
export function AnswerBar(bar: AnswerBarProps) {
  const { domain, itemId, name, title, liked, answers, onAsk, onVisit } = bar;
  const [refusing, setRefusing] = useState<Element>();
  const { isLiked, refusal, visit, messages } = answers.of(itemId);
  const isRefused = refusal !== null;
  if (!answers.isOn) return null;
  return (
    <>
      <div className={classes.bar}>
        <Answer
          icon={isLiked ? IconHeartFilled : IconHeart}
          text="Нравится"
          label={`Нравится, ${name}: ${isLiked ? liked : `отметить, что ${liked}`}`}
          isOn={isLiked}
          onPress={() => answers.give(itemId, { kind: 'like', isSet: !isLiked })}
        />
        <Answer
          icon={IconThumbDown}
          text="Не подходит"
          label={`Не подходит, ${name}`}
          isOn={isRefused}
          onPress={(button) => {
            if (isRefused) answers.give(itemId, { kind: 'refusal', isSet: false, reasons: [], text: '' });
            else setRefusing(button);
          }}
        />
        <Answer
          icon={IconMessageCircleQuestion}
          text="Вопрос"
          label={`Вопрос, ${name}`}
          isOn={messages.length > 0}
          onPress={onAsk}
        />
        <Answer
          icon={IconCalendarEvent}
          text="На показ"
          label={`На показ, ${name}`}
          isOn={visit !== null}
          onPress={onVisit}
        />
      </div>
      {refusing && (
        <Suspense>
          <RefusalSheet
            domain={domain}
            title={title}
            anchor={refusing}
            onRefuse={(reasons, text) => answers.give(itemId, { kind: 'refusal', isSet: true, reasons, text })}
            onClose={() => setRefusing(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

interface AnswerProps {
  readonly icon: TablerIcon;
  readonly text: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onPress: (button: Element) => void;
}

function Answer({ icon: Icon, text, label, isOn, onPress }: AnswerProps) {
  return (
    <button type="button" aria-pressed={isOn} aria-label={label} onClick={(event) => onPress(event.currentTarget)}>
      <Icon {...icon18} />
      {text}
    </button>
  );
}
