import type { ReactNode } from 'react';
import { ThemeProvider } from '#theme/theme-provider.tsx';
import { ConfirmOutlet } from '#ui/dialog/confirm.tsx';
import { ToastOutlet } from '#ui/toast/toast.tsx';

/** Theme, and outlets of questions and toasts. Rendered once, around the whole application. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      {children}
      <ToastOutlet />
      <ConfirmOutlet />
    </ThemeProvider>
  );
}
