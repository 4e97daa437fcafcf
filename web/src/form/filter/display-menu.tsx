import { IconLayoutList } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon18 } from '#ui/icon.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { Floating } from '#ui/menu/floating.tsx';

export interface DisplayMenuProps {
  readonly view: ReactNode;
  readonly archive: ReactNode;
  /** Order of cards or columns of a table; a map has neither. */
  readonly order: ReactNode;
}

/** View, archive and order of a list behind one button, for screens without room to show them separately. */
export function DisplayMenu({ view, archive, order }: DisplayMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Floating
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      label="Вид, архив и порядок"
      target={
        <IconButton
          label="Вид, архив и порядок"
          icon={<IconLayoutList {...icon18} />}
          variant="subtle"
          isExpanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      }
    >
      <Stack gap={6} p={8} justifyItems="start">
        <Text size={12} c="soft">
          Вид
        </Text>
        {view}
        <Text size={12} c="soft">
          Архив
        </Text>
        {archive}
        {order && (
          <>
            <Text size={12} c="soft">
              Порядок и столбцы
            </Text>
            {order}
          </>
        )}
      </Stack>
    </Floating>
  );
}
