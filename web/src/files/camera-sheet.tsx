import { Button, Drawer } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { useAction } from '#ui/use-action.ts';
import { useWindow } from '#ui/use-window.ts';
import { Meter } from '#ui/waiting/progress-bar.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import classes from './camera-sheet.module.css';
import { NOT_LOADED } from './download-file.ts';
import type { PhotoType } from './photo-rules.ts';
import { useUploads } from './use-uploads.ts';

export interface CameraSheetProps {
  readonly file: File;
  /** Name of the photo's owner: 'Здание А'. */
  readonly owner: string;
  /** Undefined until loaded. */
  readonly types: readonly PhotoType[] | undefined;
  /** Attaches the uploaded photo to its owner. */
  readonly attach: (globalImageId: string, type: PhotoType) => Promise<void>;
  readonly onClose: () => void;
}

/** A photo just taken: uploaded at once, attached when its type is pressed. */
export function CameraSheet({ file, owner, types, attach, onClose }: CameraSheetProps) {
  const [imageId, setImageId] = useState<string>();
  const [type, setType] = useState<PhotoType>();
  const uploads = useUploads('image', ({ id }) => setImageId(id));
  const start = useEffectEvent(() => uploads.add([file]));
  useEffect(() => start(), []);
  const attaching = useAction({
    run: (chosen: { readonly id: string; readonly type: PhotoType }) => attach(chosen.id, chosen.type),
    done: 'Фотография добавлена',
    failed: 'Не удалось добавить фотографию',
    keep: onClose,
    onSettled: () => setType(undefined),
  });
  const save = useEffectEvent((id: string, chosen: PhotoType) => attaching.mutate({ id, type: chosen }));
  // The type may be chosen before the upload ends.
  useEffect(() => {
    if (imageId !== undefined && type !== undefined) save(imageId, type);
  }, [imageId, type]);
  const [upload] = uploads.uploads;
  const isRefused = upload?.status === 'failed';
  return (
    <Drawer
      {...useWindow(true, onClose)}
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title={owner}
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
      classNames={{ content: classes.content ?? '' }}
    >
      <Stack gap={12} className={classes.body}>
        <Row gap={12}>
          <Preview file={file} />
          <Box flex={1} miw={0}>
            {isRefused ? (
              <Text size={13} c="danger" role="alert">
                {NOT_LOADED}: {upload.reason}
              </Text>
            ) : (
              <Meter label="Загрузка фотографии" share={imageId === undefined ? (upload?.share ?? 0) : 1} />
            )}
            {isRefused && upload.canRetry && (
              <LinkButton onClick={() => uploads.retry(upload.key)}>Повторить</LinkButton>
            )}
          </Box>
        </Row>
        {!isRefused && <Types types={types} chosen={type} onChoose={setType} />}
      </Stack>
    </Drawer>
  );
}

/** Preview of the photo, drawn from the local file. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url === undefined ? <span className={classes.photo} /> : <img className={classes.photo} src={url} alt="" />;
}

interface TypesProps {
  readonly types: readonly PhotoType[] | undefined;
  /** Type with which the photo is being attached. */
  readonly chosen: PhotoType | undefined;
  readonly onChoose: (type: PhotoType) => void;
}

function Types({ types, chosen, onChoose }: TypesProps) {
  if (types === undefined) return <Spinner />;
  if (types.length === 0) {
    return (
      <Text size={13} c="soft">
        В словаре нет типов фотографий: добавьте хотя бы один.
      </Text>
    );
  }
  return (
    <>
      <Text as="h3" size={13} c="soft">
        Что на фотографии?
      </Text>
      <Row wrap="wrap" gap={8} className={classes.types}>
        {types.map((type) => (
          <Button
            key={type.id}
            disabled={chosen !== undefined && chosen.id !== type.id}
            loading={chosen?.id === type.id}
            onClick={() => onChoose(type)}
          >
            {type.name}
          </Button>
        ))}
      </Row>
    </>
  );
}
