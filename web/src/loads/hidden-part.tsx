import type { LoadSheet, RawRow } from '@gektar/contract/loads/load.ts';
import { Button } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Floating } from '#ui/menu/floating.tsx';
import classes from './hidden-part.module.css';
import { hiddenSamples, hiddenTitle } from './hidden-words.ts';

export interface HiddenPartProps {
  readonly sheet: LoadSheet;
  /** Letters of a column, or numbers of rows. */
  readonly names: readonly string[];
  readonly rows: readonly RawRow[];
  /** Whether answers are accepted. */
  readonly isOpen: boolean;
  readonly onTake: () => void;
  /** Replaces the hidden part in the sheet. */
  readonly children: ReactNode;
}

/** A hidden column or hidden rows: a press shows them and asks whether to load them. */
export function HiddenPart({ sheet, names, rows, isOpen, onTake, children }: HiddenPartProps) {
  const [isAsking, setAsking] = useState(false);
  const title = hiddenTitle(sheet, names);
  if (!isOpen) return children;
  const close = () => setAsking(false);
  return (
    <Floating
      opened={isAsking}
      onChange={setAsking}
      position="bottom-start"
      label={title.question}
      target={
        <button
          type="button"
          aria-expanded={isAsking}
          aria-haspopup="dialog"
          aria-label={title.label}
          title={title.label}
          onClick={() => setAsking(!isAsking)}
        >
          {children}
        </button>
      }
    >
      <div className={classes.question}>
        <h3>
          <IconEyeOff {...icon14} /> {title.question}
        </h3>
        {title.why !== '' && <p>{title.why}</p>}
        <p className={classes.samples}>{hiddenSamples(names, rows).join(' · ')}</p>
        <Row gap={6}>
          <Button
            variant="filled"
            onClick={() => {
              close();
              onTake();
            }}
          >
            Взять
          </Button>
          <Button onClick={close}>Не брать</Button>
        </Row>
      </div>
    </Floating>
  );
}
