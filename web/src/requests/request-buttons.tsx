import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.ts';
import { DotsMenu } from '#ui/menu/dots-menu.tsx';

interface RequestButtonsProps {
  readonly menu: ReactNode;
  readonly isRemoving: boolean;
  readonly children: ReactNode;
}

/** Buttons of a request's page, then the menu of its rare actions. */
export function RequestButtons({ menu, isRemoving, children }: RequestButtonsProps) {
  return (
    <Row align="stretch" wrap="wrap" gap={8} flex="none">
      {children}
      <DotsMenu label="Ещё действия" isLoading={isRemoving}>
        {menu}
      </DotsMenu>
    </Row>
  );
}
