import { formatCount } from '@gektar/format/number.ts';
import { IconCheck, IconFileSpreadsheet, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { CrumbsAside } from '#ui/breadcrumbs.tsx';
import { icon14, icon18 } from '#ui/icon.ts';
import { pathOptions } from '#ui/path-options.ts';
import classes from './load-frame.module.css';
import { useLoadsAbout } from './load-kind.ts';
import { loadPath, loadsPath } from './load-paths.ts';
import type { StepInHead } from './load-steps.ts';

export interface LoadFrameProps {
  readonly id: string;
  readonly title: string;
  /** 'ООО «Складской двор» · 86 строк · сохранено в 14:32' */
  readonly about: string;
  /** None before the steps begin. */
  readonly steps: readonly StepInHead[];
  /** Text of the line above the content; absent: no line. */
  readonly band?: string | undefined;
  /** Content of the step, above the foot. */
  readonly children: ReactNode;
  /** The primary button and its parts; absent when there is no action. */
  readonly foot?: ReactNode;
}

/** Frame of a load: its file, its steps, and the primary button in the foot. */
export function LoadFrame({ id, title, about, band, steps, children, foot }: LoadFrameProps) {
  const { kind } = useLoadsAbout();
  const people = use(CrumbsAside);
  return (
    <main className={classes.frame}>
      <header className={classes.head}>
        <span className={classes.file}>
          <IconFileSpreadsheet {...icon18} />
        </span>
        <div className="slim">
          <h1 title={title}>{title}</h1>
          <p>{about}</p>
        </div>
        <span className={classes.people}>{people}</span>
        {steps.length > 0 && <Steps id={id} steps={steps} />}
        <Link
          className={classes.close}
          aria-label="Закрыть, ответы сохранены"
          title="Закрыть, ответы сохранены"
          {...pathOptions({ to: loadsPath(kind.domain) })}
        >
          <IconX {...icon18} />
        </Link>
      </header>
      {band !== undefined && (
        <p className={classes.band} role="status">
          {band}
        </p>
      )}
      <div className={classes.body}>{children}</div>
      {foot && <footer className={classes.foot}>{foot}</footer>}
    </main>
  );
}

function Steps({ id, steps }: Pick<LoadFrameProps, 'id' | 'steps'>) {
  const { kind } = useLoadsAbout();
  return (
    <nav aria-label="Шаги" className={classes.steps}>
      <ol>
        {steps.map(({ step, label, state, questionCount }) => {
          const words = (
            <>
              {state === 'past' && questionCount === 0 && <IconCheck {...icon14} />}
              {label}
              {questionCount > 0 && (
                <b className={classes.count}>
                  <span className="sr">вопросов: </span>
                  {formatCount(questionCount)}
                </b>
              )}
            </>
          );
          return (
            <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {state === 'past' ? (
                <Link {...pathOptions({ to: loadPath(kind.domain, id), search: { step } })}>{words}</Link>
              ) : (
                <span>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** A number of open questions. */
export function QuestionCount({ count }: { readonly count: number }) {
  return <b className={classes.count}>{formatCount(count)}</b>;
}
