import { type ComponentType, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Logo } from '#ui/logo.tsx';
import { ClientFoot } from './client-foot.tsx';
import classes from './code-screen.module.css';
import { cleanCode } from './link-state.ts';
import type { Office } from './office.ts';

/** The domain's drawing behind the form. */
export type SurveyArt = ComponentType<{ className?: string | undefined }>;

export interface CodeScreenProps {
  readonly art: SurveyArt;
  readonly office: Office | undefined;
  /** The last attempted code. */
  readonly typed: string;
  /** Reason of the refusal. */
  readonly error?: string | undefined;
  /** Whether the same code may be sent again, because the failure was not about the code. */
  readonly canRepeat?: boolean | undefined;
  readonly isSending: boolean;
  readonly onSubmit: (typed: string) => void;
}

/** Screen 'Введите код доступа': an input 100 px wide, and a button disabled until something is typed (3§2, G-01). */
export function CodeScreen({ art: Art, office, typed, error, canRepeat, isSending, onSubmit }: CodeScreenProps) {
  const [code, setCode] = useState(typed);
  const [shownError, setShownError] = useState(error);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const canSend = cleanCode(code) !== '' && !isSending && (shownError === undefined || canRepeat === true);

  // The field is the only control of the page.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  // After a refusal the typed code is selected for correction.
  useEffect(() => {
    setShownError(error);
    if (error !== undefined) field.current?.select();
  }, [error]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (canSend) onSubmit(code);
  }

  return (
    <Stack display="flex" className={classes.screen}>
      <Art className={classes.art} />
      <Box as="header" pos="relative" w="100%" maw={480} mih={72} mx="auto" p="24px 24px 0" className={classes.head}>
        {office && <Logo name={office.productName} />}
      </Box>
      <Box
        as="main"
        pos="relative"
        w="100%"
        maw={480}
        m="auto auto 0"
        p="0 24px clamp(72px, 18vh, 150px)"
        className={classes.middle}
      >
        <Box as="h1" mb={8} fz={26} lh="32px">
          Введите код доступа
        </Box>
        <p className={classes.hint}>Код из шести символов прислал ваш брокер вместе со&nbsp;ссылкой.</p>
        <Row as="form" gap={12} onSubmit={handleSubmit} noValidate>
          <Box pos="relative">
            <input
              ref={field}
              className={classes.box}
              type="text"
              name="code"
              aria-label="Код доступа"
              aria-invalid={shownError !== undefined || undefined}
              aria-describedby={shownError === undefined ? undefined : errorId}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={100}
              value={code}
              onChange={(event) => {
                setCode(event.target.value);
                setShownError(undefined);
              }}
            />
            <span role="alert" id={errorId}>
              {shownError !== undefined && <span className={classes.error}>{shownError}</span>}
            </span>
          </Box>
          <button type="submit" className={classes.enter} aria-disabled={!canSend || undefined}>
            {isSending ? 'Проверяем…' : 'Войти'}
          </button>
        </Row>
      </Box>
      <ClientFoot office={office} question="Код не подходит?" isOnBar />
    </Stack>
  );
}
