import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { IconArchive } from '@tabler/icons-react';
import { ArchiveButton } from '#ui/button/archive-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { useComplexArchive } from './complex-actions.tsx';

/** Message on an archived complex, with a button to restore it. */
export function ArchivedBand({ complex }: { complex: FullComplex }) {
  const archive = useComplexArchive(complex);
  if (complex.isEnabled) return null;
  return (
    <Row gap="8px 12px" wrap="wrap" size={13} p="8px 12px" mt={8} bdrs="r2" bg="sunken" role="status">
      <IconArchive {...icon16} />
      <Text as="span" flex={1}>
        Комплекс в архиве. Здания и вакансии скрыты из поиска и клиентских страниц.
      </Text>
      <ArchiveButton isEnabled={false} isPending={archive.isPending} onClick={() => void archive.ask()} />
    </Row>
  );
}
