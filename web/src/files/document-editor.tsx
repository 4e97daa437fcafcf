import { IconDownload, IconTrash } from '@tabler/icons-react';
import { DateField } from '#form/field/date-field.tsx';
import { TextField } from '#form/field/text-field.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import classes from './document-editor.module.css';
import { downloadFile } from './download-file.ts';
import { UploadZone } from './upload-zone.tsx';
import type { useUploads } from './use-uploads.ts';

/** A document while its entity is edited. */
export interface EditedDocument {
  readonly globalDocumentId: string;
  readonly name: string;
  /** Date of the document itself, `YYYY-MM-DD`. */
  readonly date: string | null;
}

export interface DocumentEditorProps {
  readonly documents: readonly EditedDocument[];
  readonly onChange: (documents: readonly EditedDocument[]) => void;
  readonly uploads: ReturnType<typeof useUploads>;
  readonly buttonRef?: ((element: HTMLElement | null) => void) | undefined;
}

const MAX_NAME = 500;

/** Editor of documents, each with a name and a date. Does not save. */
export function DocumentEditor({ documents, onChange, uploads, buttonRef }: DocumentEditorProps) {
  const change = (id: string, about: Partial<EditedDocument>) =>
    onChange(documents.map((one) => (one.globalDocumentId === id ? { ...one, ...about } : one)));
  return (
    <>
      {documents.length > 0 && (
        <Stack as="ul" gap={10} mb={12} aria-label="Документы">
          {documents.map(({ globalDocumentId: id, name, date }) => (
            <Stack
              as="li"
              columns="minmax(0, 1fr) 168px auto"
              align="flex-start"
              gap={12}
              key={id}
              className={classes.document}
            >
              <TextField
                label="Название"
                value={name}
                maxLength={MAX_NAME}
                placeholder="По имени файла"
                onChange={(typed) => change(id, { name: typed })}
              />
              <DateField
                label="Дата документа"
                value={date === null ? null : date.slice(0, 10)}
                onChange={(day) => change(id, { date: day && `${day}T00:00:00` })}
              />
              <Row as="span" align="stretch" gap={6} pt={22}>
                <IconButton
                  label={`Скачать: ${name}`}
                  icon={<IconDownload {...icon14} />}
                  onClick={() => void downloadFile(id)}
                />
                <IconButton
                  label={`Удалить: ${name}`}
                  icon={<IconTrash {...icon14} />}
                  onClick={() => onChange(documents.filter((one) => one.globalDocumentId !== id))}
                />
              </Row>
            </Stack>
          ))}
        </Stack>
      )}
      <UploadZone {...uploads} label="Добавить документы" hint="До 50 МБ" buttonRef={buttonRef} />
    </>
  );
}
