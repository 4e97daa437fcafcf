import { Button } from '@mantine/core';
import { useState } from 'react';
import { TextAreaField } from '#form/field/text-field.tsx';
import { FileButton } from './drop-zone.tsx';
import classes from './loads-page.module.css';

export interface PasteFormProps {
  readonly onText: (text: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** On a phone: a field for a message or a copied table, and a button for files. */
export function PasteForm({ onText, onFiles }: PasteFormProps) {
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  return (
    <>
      <TextAreaField label="Сообщение или таблица из буфера" value={text} onChange={setText} minRows={6} />
      <div className={classes.bottom}>
        <Button
          variant="filled"
          size="sm"
          className="grow"
          disabled={isEmpty}
          onClick={() => {
            onText(text);
            setText('');
          }}
        >
          Показать, что поняли
        </Button>
        <FileButton onFiles={onFiles} label="Файл" />
      </div>
    </>
  );
}
