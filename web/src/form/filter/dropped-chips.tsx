import { Row } from '#ui/layout/row.ts';
import chip from '#ui/piece/filter-chip.module.css';
import type { Choices, CriterionAbout, FilterAbout, SetCriteria } from './criterion.ts';
import { criterionWords } from './criterion-words.ts';

export interface DroppedChipsProps {
  readonly about: FilterAbout;
  /** What something asks. */
  readonly asked: SetCriteria;
  /** Names of what a person has taken away of it. */
  readonly dropped: readonly string[];
  readonly onRestore: (name: string, value: unknown) => void;
}

/** Conditions that something asks and a person has taken away; pressing one brings it back. */
export function DroppedChips({ about, asked, dropped, onRestore }: DroppedChipsProps) {
  return dropped.map((name) => {
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
    <Row as="span" isInline size={13} tone="soft" lines="whole" className={chip.chip} data-dropped>
      <button type="button" className={chip.words} title="Вернуть условие" onClick={onClick}>
        <s>
          {about.short ?? about.label}: {criterionWords(about, value, choices)}
        </s>
        <span className="sr">(снято, вернуть условие)</span>
      </button>
    </Row>
  );
}
