import type { Property } from '@gektar/contract/land/properties/property.ts';
import { formatDate } from '@gektar/format/date.ts';
import { downloadFile } from '#files/download-file.ts';
import { LinkButton } from '#ui/button/link-button.tsx';

/** Documents of an object by name and date; a click downloads. */
export function DocumentList({ documents }: { documents: Property['documents'] }) {
  return (
    <ul aria-label="Документы">
      {documents.map(({ globalDocumentId, name, date }) => (
        <li key={globalDocumentId}>
          <LinkButton onClick={() => void downloadFile(globalDocumentId)}>{name}</LinkButton>
          {date !== null && <span className="soft num"> {formatDate(date)}</span>}
        </li>
      ))}
    </ul>
  );
}
