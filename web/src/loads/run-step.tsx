import { type Load, type LoadProgress, type LoadStage, loadStages } from '@gektar/contract/loads/load.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { IconInfoCircle, IconSquare } from '@tabler/icons-react';
import { useState } from 'react';
import { icon16 } from '#ui/icon.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import { Meter } from '#ui/waiting/progress-bar.tsx';
import { doneCount } from './line-words.ts';
import { useLoadsAbout } from './load-kind.ts';
import { OutcomeStep } from './outcome-step.tsx';
import classes from './run-step.module.css';
import { StateMark } from './state-mark.tsx';
import type { StepProps } from './step-props.ts';
import { timeLeftText, useTimeLeft } from './time-left.ts';
import { useLoadActions } from './use-load-actions.ts';

/** 'Приём': progress while objects are written, then the outcome. */
export function RunStep(props: StepProps) {
  return props.load.state === 'accepting' ? <Run {...props} /> : <OutcomeStep {...props} />;
}

function Run({ load, frame }: StepProps) {
  const { kind } = useLoadsAbout();
  const actions = useLoadActions(load);
  const [isStopping, setStopping] = useState(false);
  const isNarrow = useIsNarrow();
  const { outcome } = load;
  const total = outcome?.total ?? 0;
  const done = outcome === null ? 0 : doneCount(outcome);
  const left = useTimeLeft(done, total);
  const percent = total > 0 ? Math.floor((done / total) * 100) : 0;
  return frame({
    foot: (
      <>
        <Button
          size="sm"
          leftSection={<IconSquare {...icon16} />}
          loading={isStopping}
          onClick={() => {
            setStopping(true);
            void actions.stop().then((refused) => refused && setStopping(false));
          }}
        >
          Остановить
        </Button>
        <span className="soft on-tablet">принятое до остановки останется, его можно вернуть одним нажатием</span>
      </>
    ),
    children: (
      <div className={`${classes.scroller} thin`}>
        <div className={classes.middle}>
          <div className={classes.big}>
            <h2>Принимаем {formatCountOf(total, kind.forms)}</h2>
            {left !== undefined && <span className="mute">{timeLeftText(left)}</span>}
          </div>
          <Meter label="Принято" share={total > 0 ? done / total : 0} />
          <div className={classes.figures}>
            <span>{percent} %</span>
            <span className="mute">
              {formatCount(done)} из {formatCount(total)}
            </span>
          </div>
          <Stages load={load} done={done} total={total} />
          <p className={classes.note}>
            <IconInfoCircle {...icon16} />
            {isNarrow
              ? 'Можно закрыть: итог останется в «Загрузках».'
              : 'Вкладку можно закрыть: приём продолжится, итог останется в «Загрузках».'}
          </p>
        </div>
      </div>
    ),
  });
}

interface StagesProps {
  readonly load: Load;
  readonly done: number;
  readonly total: number;
}

/** '0,4 с' */
const secondsText = (seconds: number | undefined) =>
  seconds === undefined ? '' : `${seconds.toFixed(1).replace('.', ',')} с`;

function Stages({ load, done, total }: StagesProps) {
  const { kind } = useLoadsAbout();
  const { progress, domain } = load;
  const many = kind.manyWord;
  const about: Readonly<Record<LoadStage, readonly [label: string, figure: string]>> = {
    saved: ['Файл, столбцы и ответы сохранены', load.rows ? formatCountOf(load.rows.all, rowForms) : ''],
    parents: ['Комплексы и здания', progress === null ? '' : partsText(progress)],
    objects: [many, `${formatCount(done)} из ${formatCount(total)}`],
    check: ['Проверка и поиск по новым', progress?.checkedCount == null ? '' : formatCount(progress.checkedCount)],
    requests: ['Подходящие запросы', progress?.requestCount == null ? '' : formatCount(progress.requestCount)],
  };
  const stages = loadStages.filter((stage) => stage !== 'parents' || domain !== 'land');
  const now = stages.indexOf(progress?.stage ?? 'objects');
  return (
    <ol className={classes.stages}>
      {stages.map((stage, index) => {
        const tone = index < now ? 'done' : index === now ? 'busy' : 'none';
        const [label, figure] = about[stage];
        return (
          <li key={stage} data-now={index === now || undefined}>
            <StateMark tone={tone}>{label}</StateMark>
            <span className="grow" />
            <span>{index <= now && figure}</span>
            <span className={classes.seconds}>{secondsText(progress?.seconds[stage])}</span>
          </li>
        );
      })}
    </ol>
  );
}

const rowForms: PluralForms = ['строка', 'строки', 'строк'];
const newForms: PluralForms = ['новый', 'новых', 'новых'];
const buildingForms: PluralForms = ['здание', 'здания', 'зданий'];

/** '7 новых, 11 зданий' */
function partsText({ newComplexes, newBuildings }: LoadProgress): string {
  if (newComplexes + newBuildings === 0) return 'новых нет';
  const complexes = newComplexes === 0 ? '' : formatCountOf(newComplexes, newForms);
  const buildings = newBuildings === 0 ? '' : formatCountOf(newBuildings, buildingForms);
  return [complexes, buildings].filter((text) => text !== '').join(', ');
}
