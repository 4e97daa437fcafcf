import { type ReactNode, useId, useLayoutEffect } from 'react';
import { ErrorLine } from '#form/field/error-line.tsx';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './form-page.module.css';
import { unfilledText } from './section-state.ts';
import { useSections } from './sections-context.ts';
import { useFormValues, useShownProblems } from './use-form-state.ts';

/** A section with its heading and its grid of six columns. */
export function FormSection({ id, children }: { id: string; children: ReactNode }) {
  const { plan } = useSections();
  const title = plan.sections.find((section) => section.id === id)?.title;
  return (
    <Box
      as="section"
      id={sectionPlace(id)}
      data-section={id}
      p="14px 0 22px"
      bdt="line-2"
      aria-labelledby={`${id}-title`}
    >
      <Box as="h2" id={`${id}-title`} mb={12}>
        {title}
      </Box>
      {plan.unfilledText !== undefined && <UnfilledLine id={id} />}
      <Stack columns="repeat(6, minmax(0, 1fr))" align="flex-start" gap="14px 16px">
        {children}
      </Stack>
    </Box>
  );
}

/** Message for a section that has an empty required field after a save. */
function UnfilledLine({ id }: { id: string }) {
  const { plan, required } = useSections();
  const values = useFormValues();
  const shown = new Set(useShownProblems().keys());
  const fields = plan.sections.find((section) => section.id === id)?.fields ?? [];
  const unfilled = unfilledText(plan, fields, values, { required, shown });
  return (
    <Text as="div" mb={unfilled === undefined ? undefined : 12}>
      <ErrorLine id={`${id}-unfilled`} error={unfilled} />
    </Text>
  );
}

/** Id of the element around a section. */
export function sectionPlace(id: string): string {
  return `section-${id}`;
}

/** Number of columns that a field takes, out of six. */
export type FormCellSpan = 2 | 3 | 4 | 6;

export interface FormCellProps {
  readonly id?: string | undefined;
  readonly span?: FormCellSpan | undefined;
  /** Text under an empty field that should be filled in. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A cell in the grid of a section; the whole width by default. */
export function FormCell({ id, span = 6, mark, children }: FormCellProps) {
  return (
    <Box id={id} miw={0} gridColumn={`span ${span}`} className={classes.cell} data-marked={mark && ''}>
      {children}
      {mark && <Mark>{mark}</Mark>}
    </Box>
  );
}

/** A text under a field, which screen readers read as its description. */
function Mark({ children }: { children: ReactNode }) {
  const id = useId();
  useLayoutEffect(() => {
    const control = document.getElementById(id)?.parentElement?.querySelector('input, textarea, [role="group"]');
    const before = control?.getAttribute('aria-describedby');
    control?.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
    return () => {
      if (before) control?.setAttribute('aria-describedby', before);
      else control?.removeAttribute('aria-describedby');
    };
  }, [id]);
  return (
    <Text id={id} size={12} c="amber" mt={4}>
      {children}
    </Text>
  );
}

/** Fields in separate rows with small gaps. */
export function FormRows({ children }: { children: ReactNode }) {
  return (
    <Stack gridColumn="span 6" miw={0} gap={6}>
      {children}
    </Stack>
  );
}

/** A group of closely related fields of a section, under a smaller heading. */
export function FormBlock({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="fieldset" gridColumn="span 6" miw={0} gap={6} mt={8} aria-labelledby={id}>
      <Text as="h3" size={14} mb={4} id={id}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}
