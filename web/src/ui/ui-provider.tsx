import type { ReactNode } from 'react';
import { ThemeProvider } from '#theme/theme-provider.tsx';
import { ConfirmPlace } from '#ui/dialog/confirm.tsx';
import { ToastPlace } from '#ui/toast/toast.tsx';

/** The look, and the places where questions and toasts appear. Around everything, once. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      {children}
      <ToastPlace />
      <ConfirmPlace />
    </ThemeProvider>
  );
}
