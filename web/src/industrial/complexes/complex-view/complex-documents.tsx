import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { formatDate } from '@gektar/format/date.ts';
import { downloadFile } from '#files/download-file.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';

/** Documents of the complex, then of each building; a click downloads. */
export function ComplexDocuments({ complex }: { complex: FullComplex }) {
  const groups = [complex, ...complex.buildings].filter(({ documents }) => documents.length > 0);
  if (groups.length === 0) {
    return (
      <EmptyState picture="blank" title="Документов нет" caption="Их добавляют, когда изменяют комплекс или здание." />
    );
  }
  return groups.map(({ id, name, documents }) => (
    <section key={id} aria-label={id === complex.id ? name : `Здание ${name}`}>
      <Caption as="h2" lines="broken" above={20} below={6}>
        {name}
      </Caption>
      <ul aria-label={`Документы: ${name}`}>
        {documents.map(({ globalDocumentId, name: title, date }) => (
          <Row as="li" rule="bottom" key={globalDocumentId} justify="between" gap={12} size={13} pad="8px 0">
            <LinkButton onClick={() => void downloadFile(globalDocumentId)}>{title}</LinkButton>
            {date !== null && (
              <Caption as="span" tone="mute" hasFigures isFirm>
                {formatDate(date)}
              </Caption>
            )}
          </Row>
        ))}
      </ul>
    </section>
  ));
}
