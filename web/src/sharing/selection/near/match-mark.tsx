import { stateWords } from '@gektar/contract/criteria/reason-words.ts';
import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import classes from './match-mark.module.css';
import type { WishCell } from './request-match.ts';

type State = WishCell['state'];

/**
 * Shapes distinguish the states without colour: full with a tick, half, empty with a stroke, dashed with a question.
 */
const shapes: Readonly<Record<State, React.ReactNode>> = {
  met: (
    <>
      <circle cx="8" cy="8" r="7.25" fill="currentcolor" />
      <path d="m4.9 8.2 2.2 2.2 4-4.5" fill="none" stroke="var(--surface)" strokeWidth="1.6" />
    </>
  ),
  near: (
    <>
      <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentcolor" strokeWidth="1.5" />
      <path d="M8 1.5a6.5 6.5 0 0 0 0 13z" fill="currentcolor" />
    </>
  ),
  missed: (
    <>
      <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentcolor" strokeWidth="1.5" />
      <path d="m4 12 8-8" stroke="currentcolor" strokeWidth="1.5" />
    </>
  ),
  unknown: (
    <>
      <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentcolor" strokeWidth="1.5" strokeDasharray="2.4 1.7" />
      <path
        d="M6.3 6.6a1.75 1.75 0 1 1 2.6 1.6c-.6.3-.9.6-.9 1.2m0 1.4v.6"
        fill="none"
        stroke="currentcolor"
        strokeWidth="1.3"
      />
    </>
  ),
};

/** The mark of a wish. @param isNamed false next to the word of its state */
export function MatchMark({ state, isNamed = true }: { state: State; isNamed?: boolean }) {
  const look = { viewBox: '0 0 16 16', className: classes.mark ?? '', 'data-state': state };
  return isNamed ? (
    <svg {...look} role="img" aria-label={stateWords[state]}>
      {shapes[state]}
    </svg>
  ) : (
    <svg {...look} aria-hidden="true">
      {shapes[state]}
    </svg>
  );
}

/**
 * A wish in a cell: its mark, the value and the distance from the wanted one. @param isBrief the mark alone where met
 */
export function WishValue({ cell, isBrief }: { cell: WishCell; isBrief: boolean }) {
  const { state, value, distance } = cell;
  const text = distance === undefined ? value : `${value} ${distance}`;
  return (
    <span className={classes.value} data-state={state} data-brief={isBrief || undefined} title={text}>
      <MatchMark state={state} />
      <span className={classes.text}>{value}</span>
      {distance !== undefined && <span className={classes.distance}>{distance}</span>}
    </span>
  );
}

const states: readonly State[] = ['met', 'near', 'missed', 'unknown'];

/** The four marks with their words. */
function Legend() {
  return states.map((state) => (
    <Row key={state} as="span" display="inline-flex" gap={6}>
      <MatchMark state={state} isNamed={false} />
      {stateWords[state]}
    </Row>
  ));
}

/** The four marks with their words, where there is room. */
export function MarksLegend() {
  return (
    <Row as="span" display="inline-flex" gap={14} fz={12} c="soft" className="on-laptop">
      <Legend />
    </Row>
  );
}

/** A column title with the four marks as its tip, for screens without `MarksLegend`. */
export function LegendTip({ children }: { children: ReactElement }) {
  return (
    <Tooltip
      className={classes.tip}
      events={{ hover: true, focus: true, touch: true }}
      label={
        <Stack gap={4}>
          <Legend />
        </Stack>
      }
    >
      {children}
    </Tooltip>
  );
}
