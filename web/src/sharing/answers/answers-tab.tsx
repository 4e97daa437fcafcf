import type { Domain } from '@gektar/contract/domain.ts';
import type { ReceivedAnswer, ReceivedAnswers } from '@gektar/contract/sharing/client-answers.ts';
import { refusalWords } from '@gektar/contract/sharing/refusal-reasons.ts';
import { formatDate, formatDateTime, formatMeeting } from '@gektar/format/date.ts';
import { IconEye, IconHeartFilled, IconThumbDown } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { ExportButton } from '#sharing/export-button.tsx';
import { useSheetExport } from '#sharing/use-sheet-export.ts';
import { Scroller } from '#ui/component/scroller.tsx';
import { icon16 } from '#ui/icon.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { type AnsweredObject, type AnswersTabProps, countShown } from './answered-object.ts';
import classes from './answers-tab.module.css';
import { LinkSwitch, LinksHead, linkName, OpenedLink, type OpenedLinkOf } from './opened-links.tsx';
import { countWaiting, isVisitOpen, openQuestion } from './received-answers.ts';
import { QuestionLine, VisitLine } from './waiting-lines.tsx';

/**
 * The tab 'Ответы клиента': questions and visits that wait for the broker, all objects with answers, openings of the
 * links by day.
 */
export function AnswersTab(props: AnswersTabProps) {
  const { calls, requestId } = props;
  const client = useQueryClient();
  const query = calls.ofRequest(requestId);
  const { data, error, isPending, refetch } = useQuery(query);
  const newCount = data?.newCount ?? 0;
  useEffect(() => {
    if (newCount === 0) return;
    void calls
      .see(requestId)
      .then(() => client.invalidateQueries({ queryKey: [...calls.ofRequest(requestId).queryKey] }));
  }, [calls, client, newCount, requestId]);
  if (isPending) return <CardSkeleton />;
  if (!data)
    return (
      <FailedState title="Не удалось загрузить данные" caption={failureText(error)} onRetry={() => void refetch()} />
    );
  return <Answers {...props} received={data} />;
}

function Answers(props: AnswersTabProps & { readonly received: ReceivedAnswers }) {
  const { received, objects, one, domain } = props;
  const [chosenId, setChosenId] = useState<string>();
  const byId = new Map(objects.map((object) => [object.id, object]));
  const chosen = received.links.find(({ id }) => id === chosenId);
  const links = chosen ? [chosen] : received.links;
  const answers = received.items.filter(({ id, linkId }) => byId.has(id) && (!chosen || linkId === chosen.id));
  const waiting = answers.filter((answer) => openQuestion(answer) || isVisitOpen(answer));
  /** Name of the link of an answer, when there are several. */
  const linkOf = ({ linkId }: ReceivedAnswer) =>
    received.links.length > 1 ? linkName(received.links.find(({ id }) => id === linkId)) : undefined;
  const exporting = useSheetExport({
    title: 'Ответы клиента',
    load: async () => {
      const { answerLines, answerSheet } = await import('./answer-sheet.ts');
      const named = (id: string) => linkName(received.links.find((link) => link.id === id));
      return [
        answerSheet(one),
        answerLines(answers, { domain, objectOf: (id) => byId.get(id)?.name ?? '', linkOf: named }),
      ];
    },
  });
  if (received.links.length === 0 && answers.length === 0) return <NotOpened links={[]} dialog={props.linkDialog} />;
  const counts = countShown(objects, answers);
  const isUnanswered = answers.every(({ dateTime }) => dateTime === null);
  const isUnopened = answers.length === 0 && links.every(({ openingCount }) => openingCount === 0);
  return (
    <Scroller className={`${classes.tab} focus-inside`} aria-label="Ответы клиента">
      <div className={classes.top}>
        <Figures links={links} answers={answers} counts={counts} />
        <div className={classes.tools}>
          <LinkSwitch links={received.links} chosenId={chosen?.id} onChoose={setChosenId} />
          <ExportButton about={exporting} disabled={isUnanswered} />
        </div>
      </div>
      <div className={classes.columns}>
        <div className={classes.main}>
          {waiting.length > 0 && (
            <section aria-label="Ждут вас">
              <h2>
                Ждут вас <em>{countWaiting(waiting)}</em>
              </h2>
              <div className={classes.waiting}>
                {waiting.flatMap((answer) => {
                  const question = openQuestion(answer);
                  const about = { ...props, answer, object: byId.get(answer.id), link: linkOf(answer) };
                  const key = `${answer.id} ${answer.linkId}`;
                  return [
                    question && <QuestionLine key={`${key} question`} {...about} question={question} />,
                    isVisitOpen(answer) && <VisitLine key={`${key} visit`} {...about} />,
                  ];
                })}
              </div>
            </section>
          )}
          {isUnopened && <NotOpened links={links} dialog={props.linkDialog} />}
          <section aria-label="По объектам" hidden={isUnopened}>
            <h2>
              По объектам <em>{`${counts.answered} из ${counts.shown} с ответом или открытием`}</em>
            </h2>
            <div className={classes.scrolled}>
              <table className={classes.table}>
                <thead>
                  <tr>
                    <th>{one}</th>
                    <th className={classes.number}>Площадь</th>
                    <th className={classes.number}>Смотрели</th>
                    <th>Ответ</th>
                    <th>Причина, вопрос</th>
                    <th className={classes.number}>Когда</th>
                  </tr>
                </thead>
                <tbody>
                  {answers.map((answer) => (
                    <AnswerRow
                      key={`${answer.id} ${answer.linkId}`}
                      domain={domain}
                      answer={answer}
                      object={byId.get(answer.id)}
                      link={linkOf(answer)}
                    />
                  ))}
                </tbody>
              </table>
            </div>
          </section>
        </div>
        <aside aria-label="Ссылки">
          <LinksHead dialog={props.linkDialog} />
          {received.links.map((link) => (
            <OpenedLink key={link.id} link={link} dialog={props.linkDialog} />
          ))}
          <p className={classes.seen}>
            <IconEye {...icon16} />
            Клиенту сказано на странице, что вы видите открытия и ответы. Имена и устройства не записываются.
          </p>
        </aside>
      </div>
    </Scroller>
  );
}

interface NotOpenedProps {
  readonly links: readonly OpenedLinkOf[];
  readonly dialog: AnswersTabProps['linkDialog'];
}

/** Shown before the first opening; a button opens the dialog that sends the first link that is not deleted. */
function NotOpened({ links, dialog }: NotOpenedProps) {
  const [isOpen, setOpen] = useState(false);
  const link = links.find(({ expirationTime }) => expirationTime !== null);
  const isSent = links.some(({ sentDateTime }) => sentDateTime !== null);
  return (
    <>
      <EmptyState
        title="Ссылку ещё не открывали"
        picture="blank"
        caption="Здесь будут ответы клиента и то, когда он открывал подборку. Ссылка – на вкладке подборки"
        action={link && { label: isSent ? 'Отправить ещё раз' : 'Отправить', onClick: () => setOpen(true) }}
      />
      {link && isOpen && <Suspense>{dialog(link, () => setOpen(false))}</Suspense>}
    </>
  );
}

interface FiguresProps {
  readonly links: readonly OpenedLinkOf[];
  readonly answers: readonly ReceivedAnswer[];
  readonly counts: ReturnType<typeof countShown>;
}

function Figures({ links, answers, counts }: FiguresProps) {
  const openings = links.reduce((sum, { openingCount }) => sum + openingCount, 0);
  const last = links
    .map(({ lastOpeningDateTime }) => lastOpeningDateTime ?? '')
    .sort()
    .at(-1);
  const questions = answers.flatMap(({ messages }) => messages.filter(({ isReply }) => !isReply)).length;
  const unanswered = answers.filter((answer) => openQuestion(answer)).length;
  const figures = [
    ['Открывали', openings, last ? `раз, последний ${formatDateTime(last)}` : 'раз'],
    ['Нравится', answers.filter(({ isLiked }) => isLiked).length, ''],
    ['Не подходит', answers.filter(({ refusal }) => refusal).length, ''],
    ['Вопросы', questions, unanswered > 0 ? `${unanswered} без ответа` : ''],
    ['Показ', answers.filter(({ visit }) => visit).length, ''],
    ['Не смотрели', counts.shown - counts.answered, `из ${counts.shown}`],
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(([label, count, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {count} {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface AnswerRowProps {
  readonly domain: Domain;
  readonly answer: ReceivedAnswer;
  readonly object: AnsweredObject | undefined;
  /** Name of the link, when there are several. */
  readonly link: string | undefined;
}

function AnswerRow({ domain, answer, object, link }: AnswerRowProps) {
  const { isLiked, refusal, visit, messages, openingCount, dateTime } = answer;
  const words = [isLiked && 'Нравится', refusal && 'Не подходит', visit && 'Показ'].filter(Boolean).join(', ');
  const questions = messages.filter(({ isReply }) => !isReply);
  const about = [
    refusal && refusalWords(domain, refusal),
    visit && (visit.dateTime ? `показ ${formatMeeting(visit.dateTime)}` : visit.days.map(formatDate).join(' или ')),
    questions.length > 0 && `«${questions.at(-1)?.text}»`,
    !words && questions.length === 0 && 'смотрели без ответа',
  ];
  return (
    <tr>
      <th scope="row">
        {object && <Link {...object.link}>{object.name}</Link>}
        {link && <small> {link}</small>}
        {object?.isShown === false && <small> клиент не видит</small>}
      </th>
      <td className={classes.number}>{object?.area}</td>
      <td className={classes.number}>{openingCount}</td>
      <td data-liked={isLiked || undefined}>
        <span className={classes.answer}>
          {isLiked && <IconHeartFilled size={16} aria-hidden />}
          {refusal && <IconThumbDown {...icon16} />}
          {words || (questions.length > 0 ? 'Вопрос' : '—')}
        </span>
      </td>
      <td>{about.filter(Boolean).join(' · ') || '—'}</td>
      <td className={classes.number}>{dateTime ? formatDateTime(dateTime) : '—'}</td>
    </tr>
  );
}
