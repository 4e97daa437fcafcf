import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { SideDrawer } from '#ui/dialog/side-drawer.tsx';
import { useIsLaptop } from '#ui/use-media.ts';
import { QuestionCount } from './load-frame.tsx';
import classes from './step-panel.module.css';

/** The questions of a step: on the right on a laptop, otherwise in a drawer opened by a button with their number. */
export function useStepPanel(title: string, questionCount: number) {
  const isLaptop = useIsLaptop();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    isLaptop,
    close,
    button: !isLaptop && (
      <Button rightSection={questionCount > 0 && <QuestionCount count={questionCount} />} onClick={() => setOpen(true)}>
        {title}
      </Button>
    ),
    draw: (content: ReactNode) =>
      isLaptop ? (
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
