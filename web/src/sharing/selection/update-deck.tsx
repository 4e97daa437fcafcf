import type { DeckChange, DeckUpdate } from '@gektar/contract/sharing/deck-update.ts';
import { exportName } from '@gektar/contract/sharing/selection-exports.ts';
import { formatDate, today } from '@gektar/format/date.ts';
import { Button, FileInput, Radio } from '@mantine/core';
import { IconPresentation } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, fieldFailures, isFailure } from '#api/failure-text.ts';
import { settingsQuery } from '#api/settings-data.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { saveBlob } from '#ui/save-blob.ts';
import type { AnySelectionKind } from './selection-kind.ts';

export interface UpdateDeckProps {
  readonly kind: AnySelectionKind;
  readonly requestId: string;
  readonly onClose: () => void;
}

type Answers = Readonly<Record<string, boolean>>;

/** Dialog that brings a presentation edited by the broker up to date: the file, what will change, the questions. */
export function UpdateDeck({ kind, requestId, onClose }: UpdateDeckProps) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const check = useMutation({
    mutationFn: (chosen: File) => kind.calls.checkDeck(requestId, chosen),
  });
  const update = useMutation({
    mutationFn: async ({ chosen, state }: { chosen: File; state: string }) => {
      const fields = { answers: JSON.stringify(answers), state };
      const [{ productName }, content] = await Promise.all([
        client.ensureQueryData(settingsQuery),
        kind.calls.updateDeck(requestId, chosen, fields),
      ]);
      saveBlob(content, exportName({ productName, day: formatDate(today()) }, 'ppt'));
    },
    onSuccess: onClose,
    onError: (error) => {
      if (file && isFailure(error, 'selection.changed')) choose(file);
    },
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setAnswers({});
    check.reset();
    if (chosen) check.mutate(chosen);
  };
  const report = check.data;
  const isAnswered = report?.questions.every(({ id }) => answers[id] !== undefined) ?? false;
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Обновить презентацию"
      size={640}
      footer={
        <>
          <Button onClick={onClose}>Отмена</Button>
          <Button
            variant="filled"
            leftSection={<IconPresentation {...icon16} />}
            loading={update.isPending}
            disabled={!report || !file || !isAnswered}
            onClick={() => report && file && update.mutate({ chosen: file, state: report.state })}
          >
            Скачать обновлённую
          </Button>
        </>
      }
    >
      <Stack gap={14}>
        <FileInput
          label="Презентация, выгруженная отсюда"
          description="Правки текста и ваши слайды останутся; цены, площади и фотографии обновятся"
          placeholder="Выберите файл .ppt или .pptx"
          accept=".ppt,.pptx"
          value={file}
          onChange={choose}
          error={check.error ? (fieldFailures(check.error)['files.0'] ?? failureText(check.error)) : undefined}
        />
        {check.isPending && (
          <Text fz={13} c="soft" role="status">
            Читаем презентацию…
          </Text>
        )}
        {update.error && (
          <Text fz={13} c="danger" role="alert">
            {fieldFailures(update.error)['files.0'] ?? failureText(update.error)}
          </Text>
        )}
        {report && (
          <Report
            report={report}
            answers={answers}
            onAnswer={(id, answer) => setAnswers((before) => ({ ...before, [id]: answer }))}
          />
        )}
      </Stack>
    </Dialog>
  );
}

interface ReportProps {
  readonly report: DeckUpdate;
  readonly answers: Answers;
  readonly onAnswer: (id: string, answer: boolean) => void;
}

function Report({ report, answers, onAnswer }: ReportProps) {
  const { changed, kept, photos, added, gone, ownSlides, questions } = report;
  const isSame = [changed, kept, photos, added, gone, questions].every(({ length }) => length === 0);
  return (
    <Stack gap={12}>
      {questions.map(({ id, kind, slide, field }) => (
        <Radio.Group
          key={id}
          label={kind === 'double' ? `Слайд «${slide}» встречается несколько раз` : `${slide}: изменено «${field}»`}
          value={answers[id] === undefined ? null : String(answers[id])}
          onChange={(value) => onAnswer(id, value === 'true')}
        >
          <Row gap={16} mt={6}>
            <Radio value="true" label={kind === 'double' ? 'Обновить все' : 'Взять из подборки'} />
            <Radio value="false" label={kind === 'double' ? 'Не менять' : 'Оставить вашу'} />
          </Row>
        </Radio.Group>
      ))}
      {isSame && <Text fz={13}>Данные в презентации уже свежие.</Text>}
      <Changes title="Обновится" changes={changed} words={['было', 'станет']} />
      <Names title="Новые фотографии" names={photos.map(({ slide, count }) => `${slide}: ${count}`)} />
      <Names title="Добавятся слайды" names={added} />
      <Changes title="Останется: вы это правили" changes={kept} words={['у вас', 'в подборке']} />
      <Names title="Больше не в подборке, слайды останутся" names={gone} />
      {ownSlides > 0 && (
        <Text fz={13} c="soft">
          {`Ваши слайды останутся: ${ownSlides}`}
        </Text>
      )}
    </Stack>
  );
}

interface ChangesProps {
  readonly title: string;
  readonly changes: readonly DeckChange[];
  /** Words before the text in the file, and before the text of the product. */
  readonly words: readonly [string, string];
}

function Changes({ title, changes, words: [mine, ours] }: ChangesProps) {
  return (
    <Names
      title={title}
      names={changes.map(
        ({ slide, field, before, after }) => `${slide}. ${field}: ${mine} ${before}, ${ours} ${after || 'пусто'}`,
      )}
    />
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section aria-label={title}>
      <Text as="h3" fz={13} fw={600} mb={4}>
        {title}
      </Text>
      <Stack as="ul" gap={3} m={0} ps={18}>
        {[...new Set(names)].map((name) => (
          <Text as="li" key={name} fz={13} overflowWrap="anywhere">
            {name}
          </Text>
        ))}
      </Stack>
    </section>
  );
}
