import { useEffect, useId, useState } from 'react';
import { LinkButton } from '#ui/button/link-button.tsx';
import { SideDrawer } from '#ui/dialog/side-drawer.tsx';
import { Stack } from '#ui/layout/stack.ts';
import { CriterionField } from './criterion-field.tsx';
import type { FilterDrawerProps } from './filter-drawer-about.ts';
import classes from './group-drawer.module.css';
import { useFilterDraft } from './use-filter-draft.ts';
import { WrongNote } from './wrong-note.tsx';

/**
 * The filter drawer of industrial lists (2§2): groups one below another, with a navigation that counts set criteria.
 * Nothing is applied while a field is wrong. Mounted with a fresh draft each time it opens.
 */
export function GroupDrawer(props: FilterDrawerProps) {
  const { about, onClose } = props;
  const { draft, set, valid, wrong, frame, setFrame, resets, reset, isBlocked, apply } = useFilterDraft(props);
  const [current, jump] = useCurrentGroup(frame, about.groups[0]?.title ?? '');
  const id = useId();
  const setIn = (names: readonly string[]) => names.filter((name) => valid[name] !== undefined).length;
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title="Фильтры"
      saveLabel="Применить"
      cancelLabel="Отменить"
      isSaveDisabled={isBlocked}
      onSave={apply}
      footerNote={<WrongNote wrong={wrong} />}
      footerEnd={<LinkButton onClick={reset}>Сбросить фильтры</LinkButton>}
    >
      <Stack ref={setFrame} columns="168px minmax(0, 1fr)" mih="100%" m="-14px -16px" className={classes.frame}>
        <Stack
          as="nav"
          pos="sticky"
          inset="-14px auto auto"
          alignSelf="start"
          gap={2}
          p="12px 8px"
          className={classes.nav}
          aria-label="Разделы фильтра"
        >
          {about.groups.map(({ title, names }) => (
            <button
              key={title}
              type="button"
              className={classes.jump}
              aria-current={title === current || undefined}
              data-wrong={wrong[title] !== undefined || undefined}
              onClick={() => jump(title)}
            >
              {title}
              {setIn(names) > 0 && (
                <span className={classes.count}>
                  {setIn(names)}
                  <span className="sr"> задано</span>
                </span>
              )}
            </button>
          ))}
        </Stack>
        <div key={resets} className={classes.groups}>
          {about.groups.map(({ title, names }) => (
            <Stack
              as="section"
              key={title}
              gap={12}
              p="14px 0 18px"
              className={classes.group}
              data-group={title}
              aria-labelledby={`${id}-${title}`}
            >
              <h3 id={`${id}-${title}`}>{title}</h3>
              <Stack columns="repeat(auto-fill, minmax(min(100%, 240px), 1fr))" gap="14px 16px" align="flex-start">
                {names.map((name) => {
                  const criterion = about.criteria[name];
                  return (
                    criterion && (
                      <div key={name} data-criterion={name} className="slim">
                        <CriterionField about={criterion} value={draft[name]} onChange={(value) => set(name, value)} />
                      </div>
                    )
                  );
                })}
              </Stack>
            </Stack>
          ))}
        </div>
      </Stack>
    </SideDrawer>
  );
}

/** Distance below the top of the drawer up to which a group counts as current (px). */
const NEAR_PX = 80;

/** The group in view, and a function that scrolls to another one. */
function useCurrentGroup(frame: HTMLElement | null, first: string) {
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    const scroller = frame?.parentElement;
    if (!scroller) return;
    const handle = () => {
      const top = scroller.getBoundingClientRect().top;
      const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
      const groups = [...scroller.querySelectorAll<HTMLElement>('[data-group]')];
      const begun = groups.filter((group) => group.getBoundingClientRect().top - top < NEAR_PX);
      const read = isAtEnd && scroller.scrollTop > 0 ? groups.at(-1) : begun.at(-1);
      if (read) setCurrent(read.dataset['group'] ?? '');
    };
    scroller.addEventListener('scroll', handle, { passive: true });
    return () => scroller.removeEventListener('scroll', handle);
  }, [frame]);
  const jump = (title: string) => {
    const group = [...(frame?.querySelectorAll<HTMLElement>('[data-group]') ?? [])].find(
      (one) => one.dataset['group'] === title,
    );
    group?.scrollIntoView({ block: 'start' });
    group?.querySelector<HTMLElement>('input:enabled, button:enabled')?.focus({ preventScroll: true });
    setCurrent(title);
  };
  return [current, jump] as const;
}
