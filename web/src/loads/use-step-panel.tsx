import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { SideDrawer } from '#ui/dialog/side-drawer.tsx';
import { useIsDesk, useIsLaptop } from '#ui/use-media.ts';
import { QuestionCount } from './load-frame.tsx';
import classes from './step-panel.module.css';

/**
 * The questions of a step: at the right on a laptop, otherwise in a drawer that a button with their number opens.
 * @param isNarrowAside whether a narrow panel stays at the right down to 1024 px
 */
export function useStepPanel(title: string, questionCount: number, isNarrowAside = false) {
  const [isLaptop, isDesk] = [useIsLaptop(), useIsDesk()];
  const isAside = isLaptop || (isNarrowAside && isDesk);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    isLaptop,
    isAside,
    close,
    button: !isAside && (
      <Button rightSection={questionCount > 0 && <QuestionCount count={questionCount} />} onClick={() => setOpen(true)}>
        {title}
      </Button>
    ),
    draw: (content: ReactNode) =>
      isAside ? (
        <aside className={`${classes.side} thin`}>{content}</aside>
      ) : (
        <SideDrawer
          opened={isOpen}
          onClose={close}
          title={title}
          width={400}
          buttons={<Button onClick={close}>Закрыть</Button>}
        >
          {content}
        </SideDrawer>
      ),
  };
}
