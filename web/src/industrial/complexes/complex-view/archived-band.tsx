import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { IconArchive } from '@tabler/icons-react';
import { ArchiveButton } from '#ui/button/archive-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { useComplexArchive } from './complex-actions.tsx';

/** Message on an archived complex, with a button to restore it. */
export function ArchivedBand({ complex }: { complex: FullComplex }) {
  const archive = useComplexArchive(complex);
  if (complex.isEnabled) return null;
  return (
    <Row gap="8px 12px" wrap size={13} pad="8px 12px" above={8} isRound ground="sunken" role="status">
      <IconArchive {...icon16} />
      <Caption as="span" grow>
        Комплекс в архиве. Здания и вакансии скрыты из поиска и клиентских страниц.
      </Caption>
      <ArchiveButton isEnabled={false} isPending={archive.isPending} onClick={() => void archive.ask()} />
    </Row>
  );
}
