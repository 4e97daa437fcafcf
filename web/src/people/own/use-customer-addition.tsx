import { type ReactNode, Suspense, useState } from 'react';
import type { Addition } from '#form/field/addition.ts';
import type { CustomerKind } from '#people/link-customer.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const OwnCustomerDialog = lazyPart(() => import('./own-customer-dialog.tsx'));

const emptyLabels: Readonly<Record<CustomerKind, string>> = {
  company: 'Добавить компанию',
  contact: 'Добавить контакт',
};

export interface CustomerAdditionAbout {
  readonly kind: CustomerKind;
  /** Company of a new contact. */
  readonly companyId?: string | null;
  /** Called with the id of the created record, or of an existing one that was chosen instead. */
  readonly onChosen: (id: string) => void;
}

/** Last entry of a list of choices, which creates a company or a contact, and its dialog. */
export function useCustomerAddition({ kind, companyId = null, onChosen }: CustomerAdditionAbout): {
  readonly addition: Addition;
  readonly dialog: ReactNode;
} {
  const [typed, setTyped] = useState<string>();
  const finish = (id: string) => {
    setTyped(undefined);
    onChosen(id);
  };
  return {
    addition: { emptyLabel: emptyLabels[kind], onAdd: setTyped },
    dialog: typed !== undefined && (
      <Suspense>
        <OwnCustomerDialog
          isChoice
          kind={kind}
          typed={typed}
          companyId={companyId}
          onSaved={finish}
          onChoose={finish}
          onClose={() => setTyped(undefined)}
        />
      </Suspense>
    ),
  };
}
