import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { formatDate } from '@gektar/format/date.ts';
import { downloadFile } from '#files/download-file.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
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
      <Text as="h2" overflowWrap="anywhere" mt={20} mb={6}>
        {name}
      </Text>
      <ul aria-label={`Документы: ${name}`}>
        {documents.map(({ globalDocumentId, name: title, date }) => (
          <Row as="li" bdb="line" key={globalDocumentId} justify="space-between" gap={12} size={13} p="8px 0">
            <LinkButton onClick={() => void downloadFile(globalDocumentId)}>{title}</LinkButton>
            {date !== null && (
              <Text as="span" c="mute" tabular flex="none">
                {formatDate(date)}
              </Text>
            )}
          </Row>
        ))}
      </ul>
    </section>
  ));
}
