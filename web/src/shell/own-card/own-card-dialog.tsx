import { imagePath } from '@gektar/contract/files/stored-file.ts';
import { type OwnCard, OwnCardDraft, ownCardLimits } from '@gektar/contract/people/own-card.ts';
import { formatPhone } from '@gektar/format/phone.ts';
import { Button } from '@mantine/core';
import { IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureText, fieldFailures } from '#api/failure-text.ts';
import { photoTypes } from '#files/check-file.ts';
import { useUploads } from '#files/use-uploads.ts';
import { SwitchField } from '#form/field/check-field.tsx';
import { TextField } from '#form/field/text-field.tsx';
import { FormDialog } from '#form/form-dialog.tsx';
import { issuesOf } from '#form/issues.ts';
import { sameJson } from '#form/sections/same-value.ts';
import { useTypedFields } from '#form/typed-fields.ts';
import { currentEmployeeQuery, employeeName } from '#people/people-data.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { useAction } from '#ui/use-action.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import classes from './own-card.module.css';
import { ownCardQuery, saveOwnCard } from './own-card-data.ts';

interface OwnCardDialogProps {
  readonly onClose: () => void;
}

/** Dialog 'Моя карточка': what clients see of the employee on their pages (0088). */
export default function OwnCardDialog({ onClose }: OwnCardDialogProps) {
  const { data, error, refetch } = useQuery(ownCardQuery);
  if (data) return <OwnCardForm stored={data} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={TITLE}>
      {error ? (
        <FailedState caption={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Загрузка" />
      )}
    </Dialog>
  );
}

const TITLE = 'Моя карточка';

/** Typed values: blank texts instead of null. */
type Typed = Record<'phone' | 'telegram' | 'whatsapp' | 'replyHours', string> &
  Pick<OwnCard, 'photoId' | 'isCardShown'>;

function typedOf({ phone, telegram, whatsapp, replyHours, ...rest }: OwnCard): Typed {
  const number = (value: string | null) => (value === null ? '' : formatPhone(value));
  return {
    ...rest,
    phone: number(phone),
    whatsapp: number(whatsapp),
    telegram: telegram ?? '',
    replyHours: replyHours ?? '',
  };
}

function OwnCardForm({ stored, onClose }: OwnCardDialogProps & { readonly stored: OwnCard }) {
  const client = useQueryClient();
  const { data: employee } = useQuery(currentEmployeeQuery);
  const { begun, values, problems, setProblems, change, field } = useTypedFields(() => typedOf(stored));
  const photo = useUploads('image', ({ id }) => change({ photoId: id }));
  const isUploading = photo.uploads.some(({ status }) => status === 'waiting' || status === 'sending');
  const saving = useAction({
    run: saveOwnCard,
    done: 'Карточка сохранена',
    keep: (card) => {
      client.setQueryData(ownCardQuery.queryKey, card);
      onClose();
    },
    failed: (error) => {
      const fields = fieldFailures(error);
      setProblems(fields);
      return Object.keys(fields).length > 0 ? undefined : { title: 'Не сохранено', text: failureText(error) };
    },
  });
  const isDirty = !saving.isSuccess && !sameJson(values, begun);
  const save = () => {
    const found = Object.fromEntries(
      issuesOf(OwnCardDraft, values).map(({ path, message }) => [String(path[0]), message]),
    );
    setProblems(found);
    if (Object.keys(found).length > 0) return false;
    saving.mutate(values);
    return true;
  };
  return (
    <FormDialog
      title={TITLE}
      size={560}
      form={{ isDirty, isSaving: saving.isPending, save }}
      saveLabel="Сохранить"
      isSaveDisabled={isUploading}
      onLeave={onClose}
    >
      <Stack gap={16}>
        <Text c="soft">
          {employee ? `${employeeName(employee)}: так` : 'Так'} вас видят клиенты на страницах подборок, где вы
          ответственный. Имя и почта – из вашей учётной записи.
        </Text>
        <PhotoChoice
          photoId={values.photoId}
          problem={problems['photoId'] ?? photo.uploads.find(({ status }) => status === 'failed')?.reason}
          isUploading={isUploading}
          onFile={(file) => {
            photo.cancelAll();
            photo.add([file]);
          }}
          onRemove={() => change({ photoId: null })}
        />
        <Stack columns="repeat(auto-fit, minmax(min(220px, 100%), 1fr))" gap={16}>
          <TextField label="Телефон" {...field('phone')} maxLength={ownCardLimits.phone} />
          <TextField label="WhatsApp" {...field('whatsapp')} maxLength={ownCardLimits.phone} />
          <TextField
            label="Telegram"
            placeholder="@egor_stepnoy"
            {...field('telegram')}
            maxLength={ownCardLimits.telegram}
          />
          <TextField
            label="Когда отвечаете"
            placeholder="в будни с 9 до 20"
            {...field('replyHours')}
            maxLength={ownCardLimits.replyHours}
          />
        </Stack>
        <SwitchField
          label="Показывать карточку клиентам"
          hint="Без неё на странице телефон офиса."
          value={values.isCardShown}
          onChange={(isCardShown) => change({ isCardShown })}
        />
      </Stack>
    </FormDialog>
  );
}

interface PhotoChoiceProps {
  readonly photoId: string | null;
  readonly problem: string | undefined;
  readonly isUploading: boolean;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}

function PhotoChoice({ photoId, problem, isUploading, onFile, onRemove }: PhotoChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Row gap={12}>
      {photoId === null ? (
        <span className={classes.face} />
      ) : (
        <img className={classes.face} src={imagePath(photoId, 'thumb')} alt="Ваша фотография" />
      )}
      <Stack gap={4}>
        <Row gap={8}>
          <Button
            leftSection={<IconPhotoUp {...icon16} />}
            loading={isUploading}
            onClick={() => input.current?.click()}
          >
            {photoId === null ? 'Загрузить фото' : 'Заменить фото'}
          </Button>
          {photoId !== null && (
            <Button variant="subtle" leftSection={<IconTrash {...icon16} />} onClick={onRemove}>
              Убрать
            </Button>
          )}
        </Row>
        {problem !== undefined && (
          <Text fz={12} c="danger" role="alert">
            {problem}
          </Text>
        )}
      </Stack>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Фотография"
        accept={photoTypes.join(',')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </Row>
  );
}
