import chip from '#ui/component/filter-chip.module.css';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { useIsRoomy } from '#ui/use-media.ts';
import type { Choices, CriterionAbout, FilterAbout, SetCriteria } from './criterion.ts';
import { criterionWords } from './criterion-words.ts';

export interface DroppedChipsProps {
  readonly about: FilterAbout;
  /** Criteria of the request. */
  readonly asked: SetCriteria;
  /** Names of the request's criteria that the user has removed. */
  readonly dropped: readonly string[];
  readonly onRestore: (name: string, value: unknown) => void;
}

/** Largest number of chips: more would push the rows off the screen. */
const MOST = 8;

/**
 * Chips for conditions of the request that the user has removed; a press restores one. Shows the first ones and the
 * number of the others; nothing on small screens, where another line shows the number of changes.
 */
export function DroppedChips({ about, asked, dropped, onRestore }: DroppedChipsProps) {
  const isRoomy = useIsRoomy();
  const left = dropped.length - MOST;
  const chips = dropped.slice(0, MOST).map((name) => {
    const criterion = about.criteria[name];
    if (criterion === undefined) return null;
    const restore = () => onRestore(name, asked[name]);
    return criterion.kind === 'choice' ? (
      <ChosenChip
        key={name}
        about={criterion}
        useChoices={criterion.useChoices}
        value={asked[name]}
        onClick={restore}
      />
    ) : (
      <Chip key={name} about={criterion} choices={[]} value={asked[name]} onClick={restore} />
    );
  });
  if (!isRoomy) return null;
  return (
    <>
      {chips}
      {left > 0 && (
        <Text as="span" size={13} c="mute" whiteSpace="nowrap">
          снято ещё {left}
        </Text>
      )}
    </>
  );
}

interface ChipProps {
  readonly about: CriterionAbout;
  readonly value: unknown;
  readonly onClick: () => void;
}

function ChosenChip({ useChoices, ...props }: ChipProps & { useChoices: () => Choices }) {
  return <Chip {...props} choices={useChoices()} />;
}

function Chip({ about, value, choices, onClick }: ChipProps & { choices: Choices }) {
  return (
    <Row
      as="span"
      display="inline-flex"
      size={13}
      c="soft"
      whiteSpace="nowrap"
      className={chip.chip}
      data-chip={about.short ?? about.label}
      data-dropped
    >
      <button type="button" className={chip.words} title="Вернуть условие" onClick={onClick}>
        <s>
          {about.short ?? about.label}: {criterionWords(about, value, choices)}
        </s>
        <span className="sr">(снято, вернуть условие)</span>
      </button>
    </Row>
  );
}
