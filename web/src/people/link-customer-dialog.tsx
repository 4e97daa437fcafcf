import { linkCompany, linkContact } from '@gektar/contract/people/customer-calls.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#api/call.ts';
import { focusFirstWrong } from '#form/first-wrong-field.ts';
import { messages } from '#form/messages.ts';
import { submitted } from '#form/submitted.ts';
import { confirm } from '#ui/dialog/confirm.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/layout/stack.ts';
import { useAction } from '#ui/use-action.ts';
import { CompanyField } from './company-field.tsx';
import { ContactField } from './contact-field.tsx';
import { contactName } from './contact-name.ts';
import { type CustomerKind, LINK, linkedText, linkProblem, linkQuestion } from './link-customer.ts';
import { companyQuery, contactQuery } from './people-data.ts';

export interface LinkCustomerDialogProps {
  readonly kind: CustomerKind;
  /** Id of the record that is not from the CRM. */
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/**
 * Dialog to choose the record of the CRM that replaces our own one; afterwards everything that shows either record is
 * reloaded (N-03).
 */
export default function LinkCustomerDialog({ kind, id, name, onClose }: LinkCustomerDialogProps) {
  const formId = useId();
  const client = useQueryClient();
  const [companyId, setCompanyId] = useState<string | null>(null);
  const [contactId, setContactId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const crmId = kind === 'company' ? companyId : contactId;
  // A contact can be chosen only after its company.
  const isAtCompany = kind === 'company' || companyId === null;
  const linking = useAction({
    run: async (target: string) => {
      const link = { body: { id, crmId: target } };
      await (kind === 'company' ? call(linkCompany, link) : call(linkContact, link));
    },
    done: linkedText[kind],
    // Shown at the field, not as a toast.
    failed: (error) => void setProblem(linkProblem(error)),
    keep: async () => {
      onClose();
      await client.invalidateQueries();
    },
  });
  const nameInCrm = async (target: string) =>
    kind === 'company'
      ? (await client.ensureQueryData(companyQuery(target))).name
      : contactName(await client.ensureQueryData(contactQuery(target)));
  const link = async (target: string) => {
    const other = await nameInCrm(target).catch((error: unknown) => void setProblem(linkProblem(error)));
    if (other !== undefined && (await confirm(linkQuestion(name, other)))) linking.mutate(target);
  };
  const handleSubmit = submitted((form) => {
    if (linking.isPending) return;
    if (crmId !== null) return void link(crmId);
    setProblem(messages.choose);
    focusFirstWrong(form);
  });
  const choose = (next: string | null) => {
    setProblem(undefined);
    if (kind === 'contact') setContactId(null);
    setCompanyId(next);
  };
  return (
    <Dialog
      opened
      onClose={() => !linking.isPending && onClose()}
      title={LINK}
      footer={
        <>
          <Button onClick={onClose} disabled={linking.isPending}>
            Отмена
          </Button>
          <Button type="submit" form={formId} variant="filled" loading={linking.isPending}>
            Связать
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack gap={12} columns="minmax(0, 1fr)">
          <div className="soft">Своя запись: {name}</div>
          <CompanyField
            label={kind === 'company' ? 'Компания в CRM' : 'Компания контакта в CRM'}
            required
            isFromCrm
            error={isAtCompany ? problem : undefined}
            value={companyId}
            onChange={choose}
          />
          {kind === 'contact' && (
            <ContactField
              label="Контакт в CRM"
              required
              isFromCrm
              error={isAtCompany ? undefined : problem}
              companyId={companyId}
              value={contactId}
              onChange={(next) => {
                setProblem(undefined);
                setContactId(next);
              }}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
