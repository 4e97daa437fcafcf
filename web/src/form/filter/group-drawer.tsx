import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { LinkButton } from '#ui/button/link-button.tsx';
import { SideDrawer } from '#ui/dialog/side-drawer.tsx';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { besideFilter } from './criterion.ts';
import { CriterionField } from './criterion-field.tsx';
import type { FilterDrawerProps } from './filter-drawer-about.ts';
import classes from './group-drawer.module.css';
import { useWrongFields } from './wrong-fields.ts';

const errors: PluralForms = ['ошибка', 'ошибки', 'ошибок'];

/**
 * The filter of industrial lists (2§2): groups below each other, a list of them that jumps and counts what is set; nothing is applied
 * while a field is wrong. Rendered with a fresh draft each time it opens.
 */
export function GroupDrawer({ about, criteria, onClose, onApply }: FilterDrawerProps) {
  const [draft, setDraft] = useState(criteria);
  // What was typed and is no value, as letters in a number, goes with the fields themselves.
  const [resets, setResets] = useState(0);
  // The drawer mounts what it holds after itself.
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const wrong = useWrongFields(frame);
  const [current, jump] = useCurrentGroup(frame, about.groups[0]?.title ?? '');
  const id = useId();
  const wrongGroups = Object.entries(wrong);
  const set = about.read(draft);
  const setIn = (names: readonly string[]) => names.filter((name) => set[name] !== undefined).length;
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title="Фильтры"
      saveLabel="Применить"
      cancelLabel="Отменить"
      isSaveDisabled={wrongGroups.length > 0}
      onSave={() => {
        onApply(set);
        onClose();
      }}
      footerNote={
        wrongGroups.length > 0 && (
          <Row as="span" isInline gap={5} size={13} tone="danger" role="status">
            <IconAlertCircle {...icon14} />
            {wrongGroups.map(([title, count]) => `${formatCountOf(count, errors)} в разделе «${title}»`).join(', ')}
          </Row>
        )
      }
      footerEnd={
        <LinkButton
          onClick={() => {
            setDraft(besideFilter(about, draft));
            setResets(resets + 1);
          }}
        >
          Сбросить фильтры
        </LinkButton>
      }
    >
      <div ref={setFrame} className={classes.frame}>
        <nav className={classes.nav} aria-label="Разделы фильтра">
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
        </nav>
        <div key={resets} className={classes.groups}>
          {about.groups.map(({ title, names }) => (
            <section key={title} className={classes.group} data-group={title} aria-labelledby={`${id}-${title}`}>
              <h3 id={`${id}-${title}`}>{title}</h3>
              <Stack columns="repeat(auto-fill, minmax(min(100%, 240px), 1fr))" gap="14px 16px" align="start">
                {names.map((name) => {
                  const criterion = about.criteria[name];
                  return (
                    criterion && (
                      <div key={name} data-criterion={name} className="slim">
                        <CriterionField
                          about={criterion}
                          value={draft[name]}
                          onChange={(value) => setDraft((before) => ({ ...before, [name]: value }))}
                        />
                      </div>
                    )
                  );
                })}
              </Stack>
            </section>
          ))}
        </div>
      </div>
    </SideDrawer>
  );
}

/** How far below the top of the drawer a group may begin to be the current one (px). */
const NEAR_PX = 80;

/** The group that is read now, and the way to another. */
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
