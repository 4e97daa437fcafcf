import { useComplexComments } from '#industrial/complexes/complex-view/use-complex-comments.tsx';
import { VacancyHistory } from '#industrial/vacancies/vacancy-history.tsx';
import { useCommentDrafts } from '#people/comments/comment-drafts.ts';
import { CommentList } from '#people/comments/comment-list.tsx';
import { CommentWriter } from '#people/comments/comment-writer.tsx';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import classes from './vacancy-history-tab.module.css';
import type { OfComplexProps } from './vacancy-photos-tab.tsx';

/** Changes of a vacancy with a chart of its rate, and its comments with a field for a new one. */
export function VacancyHistoryTab({ vacancy, complex }: OfComplexProps) {
  const { id, name } = vacancy;
  const { list, calls, addTo } = useComplexComments(complex);
  const comments = list.filter(({ entityId }) => entityId === id);
  const drafts = useCommentDrafts(comments, { kind: 'vacancy', id, title: name });
  return (
    <Box pane="scroll" flex={1}>
      <Stack columns="minmax(0, 1fr) 344px" gap="24px 32px" p="20px var(--gutter) 40px" className={classes.columns}>
        <VacancyHistory vacancy={vacancy} />
        <section aria-labelledby="vacancy-comments">
          <h2 id="vacancy-comments">Комментарии</h2>
          <Box mt={12} mb={12}>
            <CommentList comments={comments} calls={calls} drafts={drafts} />
          </Box>
          <div className={classes.writer}>
            <CommentWriter
              drafts={drafts}
              about={`к вакансии ${name}`}
              onAdd={(text) => addTo({ entity: 'vacancy', entityId: id }, text)}
            />
          </div>
        </section>
      </Stack>
    </Box>
  );
}
