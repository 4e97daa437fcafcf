import { Button, Input } from '@mantine/core';
import { useState } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { parsePosition } from '#form/field/coordinates.ts';
import { Row } from '#ui/layout/row.ts';
import classes from './outline-editor.module.css';
import { cornerAt } from './outline-geometry.ts';
import type { OutlineEditing } from './use-outline-editor.ts';

const NOT_A_PLACE = 'Нужны два числа через запятую: 55.682410, 37.104218';

/** Adds a corner or sets the point at typed or pasted coordinates, latitude first, or at the centre of the map. */
export function TypedCorner({ editing }: { editing: OutlineEditing }) {
  const { current: map } = useMap();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mode, selection } = editing;
  const corner = selection?.corner;
  const action = actionOf(mode, corner);
  if (!action) return null;

  const take = (typed: string): boolean => {
    const at = parsePosition(typed);
    setWrong(at === undefined);
    if (at === undefined) return false;
    if (mode !== 'select') editing.place(at);
    else if (selection && corner !== undefined) editing.moveCorner(selection.polygon, corner, cornerAt(at));
    map?.easeTo({ center: [at.longitude, at.latitude], duration: 0 });
    setText('');
    return true;
  };
  const submit = () => take(text);
  const placeInCentre = () => {
    const centre = map?.getCenter();
    if (centre) editing.place({ latitude: centre.lat, longitude: centre.lng });
  };
  return (
    <Row
      wrap="wrap"
      gap={6}
      pos="absolute"
      inset="var(--s4) auto auto var(--s4)"
      zIndex="3"
      maw="calc(100% - 80px)"
      className={classes.typed}
    >
      <Input
        w={200}
        value={text}
        aria-label="Широта, долгота"
        placeholder="Широта, долгота"
        inputMode="decimal"
        autoComplete="off"
        error={isWrong}
        aria-invalid={isWrong || undefined}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setWrong(false);
        }}
        onPaste={(event) => {
          if (take(event.clipboardData.getData('text'))) event.preventDefault();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.stopPropagation();
          submit();
        }}
      />
      <Button onClick={submit}>{action}</Button>
      {mode !== 'select' && <Button onClick={placeInCentre}>В центр карты</Button>}
      <span role="alert" className={classes.refusal}>
        {isWrong && NOT_A_PLACE}
      </span>
    </Row>
  );
}

function actionOf(mode: OutlineEditing['mode'], corner: number | undefined): string | undefined {
  if (mode === 'point') return 'Поставить точку';
  if (mode !== 'select') return 'Поставить угол';
  return corner === undefined ? undefined : `Перенести угол ${corner + 1}`;
}
