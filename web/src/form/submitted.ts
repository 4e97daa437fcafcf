import type { FormEvent } from 'react';

/**
 * Handler of a form's `onSubmit`: the page is not reloaded, and the form behind a dialog does not receive the event.
 */
export function submitted(run: (form: HTMLFormElement) => void) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events of a form inside a portal bubble to the page's form.
    event.stopPropagation();
    run(event.currentTarget);
  };
}
