import { Button } from '@mantine/core';
import { IconUpload, IconX } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { icon14, icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { Meter } from '#ui/waiting/progress-bar.tsx';
import { NOT_LOADED } from './download-file.ts';
import type { Upload, UploadQueue } from './upload-queue.ts';
import classes from './upload-zone.module.css';

export interface UploadZoneProps extends UploadQueue {
  /** Text of the button: 'Добавить фотографии'. */
  readonly label: string;
  /** Accepted files: 'JPEG, PNG или WebP до 20 МБ'. */
  readonly hint: ReactNode;
  readonly uploads: readonly Upload[];
  /** Media types offered by the file dialog. */
  readonly accept?: readonly string[] | undefined;
  readonly buttonRef?: ((element: HTMLElement | null) => void) | undefined;
}

/** Takes files from a dialog or by dropping, and shows the state of each. */
export function UploadZone(props: UploadZoneProps) {
  const { label, hint, uploads, accept, add, cancel, cancelAll, retry, buttonRef } = props;
  const input = useRef<HTMLInputElement>(null);
  const { isOver, ...drop } = useFileDrop(add);
  /** Uploads that failed because the connection broke. */
  const broken = uploads.filter(({ canRetry }) => canRetry);
  return (
    <div>
      <fieldset className={classes.zone} data-over={isOver || undefined} aria-label={label} {...drop}>
        <Button ref={buttonRef} leftSection={<IconUpload {...icon16} />} onClick={() => input.current?.click()}>
          {label}
        </Button>
        <Text as="span" size={13} c="soft">
          или перетащите их сюда. {hint}
        </Text>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={label}
          accept={accept?.join(',')}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])]);
            // Otherwise choosing the same file again would fire no event.
            event.currentTarget.value = '';
          }}
        />
      </fieldset>
      {uploads.length > 1 && (
        <Row as="p" align="stretch" gap={16} size={13} mt={8}>
          {broken.length > 1 && (
            <LinkButton
              onClick={() => {
                for (const { key } of broken) retry(key);
              }}
            >
              Повторить все
            </LinkButton>
          )}
          <LinkButton onClick={cancelAll}>
            {uploads.every(({ status }) => status === 'failed') ? 'Убрать все' : 'Отменить все загрузки'}
          </LinkButton>
        </Row>
      )}
      {uploads.length > 0 && (
        <Stack as="ul" gap={4} mt={8} aria-label="Загружаемые файлы">
          {uploads.map((upload) => (
            <Stack
              as="li"
              columns="minmax(0, 1fr) minmax(0, 2fr) 28px"
              align="center"
              gap={12}
              size={13}
              key={upload.key}
            >
              <Text as="span" truncate title={upload.file.name}>
                {upload.file.name}
              </Text>
              {upload.status === 'failed' ? (
                <Row as="span" align="stretch" wrap="wrap" gap="2px 10px" c="danger" role="alert">
                  {NOT_LOADED}: {upload.reason}
                  {upload.canRetry && <LinkButton onClick={() => retry(upload.key)}>Повторить</LinkButton>}
                </Row>
              ) : (
                <Box as="span" miw={0}>
                  <Meter label={`Загрузка ${upload.file.name}`} share={upload.share} />
                </Box>
              )}
              <IconButton
                label={`${upload.status === 'failed' ? 'Убрать' : 'Отменить загрузку'}: ${upload.file.name}`}
                icon={<IconX {...icon14} />}
                size={28}
                variant="subtle"
                onClick={() => cancel(upload.key)}
              />
            </Stack>
          ))}
        </Stack>
      )}
    </div>
  );
}

/** Handlers for files dragged from outside; drags within the page are ignored. */
function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}
