import type { LoadLine } from '@gektar/contract/loads/load.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { IconButton } from '#ui/button/icon-button.tsx';
import { LinkButton, linkClass } from '#ui/button/link-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { pathOptions } from '#ui/path-options.ts';
import { Meter } from '#ui/waiting/progress-bar.tsx';
import { FileButton } from './drop-zone.tsx';
import { FileMenu } from './file-menu.tsx';
import { formerText, outcomeLine, undoEndedText, whenText } from './line-words.ts';
import { useLoadsAbout } from './load-kind.ts';
import { loadPath } from './load-paths.ts';
import classes from './loads-page.module.css';
import { StateMark } from './state-mark.tsx';
import type { FoundExport, TableUpload } from './use-table-uploads.ts';

export interface LoadsTableProps {
  readonly lines: readonly LoadLine[];
  readonly uploads: readonly TableUpload[];
  readonly onUndo: (line: LoadLine) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onSendAgain: (upload: TableUpload) => void;
  readonly onExport: (found: FoundExport) => void;
  readonly onRetry: (upload: TableUpload) => void;
  readonly onRemove: (key: string) => void;
}

/** Tables being uploaded, then the loads of the office, newest first. */
export function LoadsTable(props: LoadsTableProps) {
  const { lines, uploads, onUndo, onFiles, onSendAgain, onExport, onRetry, onRemove } = props;
  return (
    <table className={classes.table} aria-label="Последние загрузки">
      <thead>
        <tr>
          <th scope="col">Файл</th>
          <th scope="col">Распознано</th>
          <th scope="col">Итог</th>
          <th scope="col">
            <span className="sr">Действия</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {uploads.map((upload) => (
          <UploadLine
            key={upload.key}
            upload={upload}
            onSendAgain={() => onSendAgain(upload)}
            onExport={onExport}
            onRetry={() => onRetry(upload)}
            onRemove={() => onRemove(upload.key)}
          />
        ))}
        {lines.map((line) => (
          <Line key={line.id} line={line} onUndo={() => onUndo(line)} onFiles={onFiles} />
        ))}
      </tbody>
    </table>
  );
}

interface LineProps {
  readonly line: LoadLine;
  readonly onUndo: () => void;
  readonly onFiles: (files: readonly File[]) => void;
}

function Line({ line, onUndo, onFiles }: LineProps) {
  const { kind, employeeName } = useLoadsAbout();
  const { fileName, objects, employeeId, dateTime, state } = line;
  const outcome = outcomeLine(line, kind);
  const path = pathOptions({ to: loadPath(kind.domain, line.id) });
  return (
    <tr>
      <th scope="row">
        {state === 'refused' ? fileName : <Link {...path}>{fileName}</Link>}
        <small>
          {employeeName(employeeId) ?? missing.value}, {whenText(dateTime)}
        </small>
      </th>
      <td>{objects === null ? missing.dash : formatCountOf(objects.all, kind.forms)}</td>
      <td>
        <StateMark tone={outcome.tone} note={outcome.note}>
          {outcome.text}
        </StateMark>
      </td>
      <td>
        <Row gap={4} justify="flex-end">
          <LineAction line={line} onUndo={onUndo} onFiles={onFiles} />
          <FileMenu line={line} />
        </Row>
      </td>
    </tr>
  );
}

function LineAction({ line, onUndo, onFiles }: LineProps) {
  const { kind } = useLoadsAbout();
  const { state, outcome, fileName } = line;
  const path = pathOptions({ to: loadPath(kind.domain, line.id) });
  if (state === 'refused') return <FileButton onFiles={onFiles} label="Загрузить снова" isInRow />;
  if (state === 'done' && outcome !== null && outcome.created + outcome.drafts + outcome.updated > 0) {
    const ended = undoEndedText(line);
    if (ended !== undefined) return <span className="mute">{ended}</span>;
    return (
      <Button
        leftSection={<IconArrowBackUp {...icon16} />}
        aria-label={`Вернуть всё назад: ${fileName}`}
        onClick={onUndo}
      >
        Вернуть всё назад
      </Button>
    );
  }
  const words = { questions: 'Продолжить', undone: 'Что осталось' };
  const label = words[state as keyof typeof words] ?? 'Открыть';
  return (
    <Button
      variant={state === 'questions' ? 'default' : 'subtle'}
      aria-label={`${label}: ${fileName}`}
      renderRoot={(props) => <Link {...path} {...props} />}
    >
      {label}
    </Button>
  );
}

interface UploadLineProps {
  readonly upload: TableUpload;
  readonly onSendAgain: () => void;
  readonly onExport: (found: FoundExport) => void;
  /** Uploads the table again after a lost connection. */
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function UploadLine({ upload, onSendAgain, onExport, onRetry, onRemove }: UploadLineProps) {
  const { kind } = useLoadsAbout();
  const { name, state, share, reason, former, ours, isLost } = upload;
  return (
    <tr>
      <th scope="row">{name}</th>
      {ours !== undefined ? (
        <td colSpan={2}>
          <StateMark tone="there">
            наша выгрузка. <LinkButton onClick={() => onExport(ours)}>Показать изменения</LinkButton>
          </StateMark>
        </td>
      ) : state === 'known' && former ? (
        <td colSpan={2}>
          <StateMark tone="there">
            {formerText(former, kind)}. <LinkButton onClick={onSendAgain}>Загрузить снова</LinkButton> {'/ '}
            <Link className={linkClass} {...pathOptions({ to: loadPath(kind.domain, former.id) })}>
              Открыть итог
            </Link>
          </StateMark>
        </td>
      ) : (
        <>
          <td>{missing.dash}</td>
          <td role={state === 'failed' ? 'alert' : undefined}>
            {state === 'failed' ? (
              <StateMark tone="refused" note={reason}>
                {isLost ? 'не отправлена' : 'не прочитана'}
              </StateMark>
            ) : (
              <Meter label={`Отправка: ${name}`} share={share} />
            )}
          </td>
        </>
      )}
      <td>
        {(state === 'failed' || state === 'known' || state === 'ours') && (
          <Row gap={4} justify="flex-end">
            {isLost && (
              <Button aria-label={`Отправить ещё раз: ${name}`} onClick={onRetry}>
                Отправить ещё раз
              </Button>
            )}
            <IconButton
              label={`Убрать: ${name}`}
              icon={<IconX {...icon16} />}
              size={28}
              variant="subtle"
              onClick={onRemove}
            />
          </Row>
        )}
      </td>
    </tr>
  );
}
