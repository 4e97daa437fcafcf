import type { ReactNode } from 'react';
import { ThemeProvider } from '#theme/theme-provider.tsx';
import { ConfirmPlace } from '#ui/dialog/confirm.tsx';
import { ToastPlace } from '#ui/toast/toast.tsx';

/** Theme, and outlets of questions and toasts. Around everything, once. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      {children}
      <ToastPlace />
      <ConfirmPlace />
    </ThemeProvider>
  );
}
