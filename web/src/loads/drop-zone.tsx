import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { Key } from '#ui/component/key-hint.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { icon16 } from '#ui/icon.ts';
import classes from './loads-page.module.css';
import { offeredEndings, readableEndings } from './readable-files.ts';
import { TableArt } from './table-art.tsx';

/** Takes a table from a file dialog. Tables dropped or pasted anywhere on the page are taken by the page. */
export function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  return (
    <section className={classes.zone} aria-label="Новая загрузка">
      <TableArt className={classes.art} />
      <div>
        <h2>Перетащите таблицу сюда</h2>
        <p>Любую: как прислал собственник, с портала, из 1С. Сначала покажем, что поняли, и только потом запишем.</p>
        <div className={classes.formats}>
          {readableEndings.map((ending) => (
            <Tag key={ending}>{ending}</Tag>
          ))}
          <small>
            до 50 МБ, 10 000 строк. Таблицу или сообщение из буфера вставьте здесь же: <Key name="Ctrl V" />
          </small>
        </div>
      </div>
      <FileButton onFiles={onFiles} label="Выбрать файл" isMain />
    </section>
  );
}

export interface FileButtonProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly label: string;
  readonly isMain?: boolean;
  /** In a row of a table: smaller, without a frame and an icon. */
  readonly isInRow?: boolean;
}

/** A button that opens a file dialog. */
export function FileButton({ onFiles, label, isMain = false, isInRow = false }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size={isInRow ? 'xs' : 'sm'}
        variant={isMain ? 'filled' : isInRow ? 'subtle' : 'default'}
        leftSection={isInRow ? undefined : <IconUpload {...icon16} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        accept={offeredEndings.map((ending) => `.${ending}`).join(',')}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // Otherwise choosing the same file again would fire no event.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
