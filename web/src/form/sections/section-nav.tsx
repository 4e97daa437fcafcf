import { IconCheck, IconExclamationMark } from '@tabler/icons-react';
import { memo, useEffect, useState } from 'react';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Meter } from '#ui/waiting/progress-bar.tsx';
import type { SectionPlan } from './form-plan.ts';
import { sectionPlace } from './form-section.tsx';
import classes from './section-nav.module.css';
import { filledShare, filledText, type SectionState, sectionState, statusWords } from './section-state.ts';
import { useSections } from './sections-context.ts';
import { useAllProblems, useFormValues, useShownProblems } from './use-form-state.ts';

/** Sections with their state, and how much of the form is filled. */
export const SectionNav = memo(function Nav() {
  const { plan, required, drawAll } = useSections();
  const values = useFormValues();
  const all = useAllProblems(values);
  const shown = new Set(useShownProblems().keys());
  const current = useSectionInSight(plan.sections);
  const share = filledShare(plan, values);
  return (
    <Stack
      as="nav"
      display="flex"
      gap={2}
      p="16px 12px 16px 16px"
      className={`${classes.nav} on-tablet`}
      aria-label="Разделы формы"
    >
      {plan.sections.map(({ id, title, fields }) => {
        const state = sectionState(plan, fields, values, { required, shown, all });
        return (
          <button
            key={id}
            type="button"
            className={classes.item}
            aria-current={id === current ? 'step' : undefined}
            data-status={state.status}
            onClick={() => {
              drawAll.current?.();
              goTo(id);
            }}
          >
            <StatusMark state={state} />
            {title}
            <small>{state.caption}</small>
          </button>
        );
      })}
      <Box p="16px 8px 0" mt="auto">
        <Row align="stretch" justify="space-between" size={13} className={classes.share}>
          <span>Заполнено</span>
          <b>{filledText(share)}</b>
        </Row>
        <Meter label="Заполнено" share={share} />
      </Box>
    </Stack>
  );
});

/** The state as a shape, so that colour is not the only difference; with a word for screen readers. */
function StatusMark({ state: { status, filled } }: { state: SectionState }) {
  const look = status === 'notCompleted' && filled > 0 ? 'begun' : status;
  return (
    <span className={classes.mark} data-look={look} role="img" aria-label={statusWords[status]}>
      {status === 'completed' && <IconCheck size={14} stroke={2.2} aria-hidden />}
      {status === 'error' && <IconExclamationMark size={14} stroke={2.4} aria-hidden />}
    </span>
  );
}

/** Scrolls to a section and focuses its first field. */
function goTo(id: string): void {
  const section = document.getElementById(sectionPlace(id));
  section?.scrollIntoView({ block: 'start' });
  section
    ?.querySelector<HTMLElement>('input:enabled, textarea:enabled, button:enabled')
    ?.focus({ preventScroll: true });
}

/** The section at the upper edge of the viewport; at the end of the page the last one. */
function useSectionInSight(sections: readonly SectionPlan[]): string | undefined {
  const first = sections[0]?.id;
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    const scroller = document.querySelector('[data-form-scroll]');
    if (scroller === null) return;
    const look = () => {
      const edge = scroller.getBoundingClientRect().top + scroller.clientHeight / 3;
      const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2;
      const begun = sections.filter(({ id }) => {
        const top = document.getElementById(sectionPlace(id))?.getBoundingClientRect().top;
        return top !== undefined && top <= edge;
      });
      const seen = isAtEnd && scroller.scrollTop > 0 ? sections.at(-1) : begun.at(-1);
      setCurrent(seen?.id ?? first);
    };
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [sections, first]);
  return current;
}
