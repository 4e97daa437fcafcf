import { type Domain, domains } from '@gektar/contract/domain.ts';
import { Button } from '@mantine/core';
import { useEffect, useId } from 'react';
import type { MinuteRequestGiven } from '#people/minute-request-opener.ts';
import { domainTitles } from '#theme/domain.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { takeHeldTyping } from '#ui/held-typing.ts';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { typeInField } from '#ui/type-in-field.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import { FittingColumn } from './fitting-column.tsx';
import { FittingFoot } from './fitting-foot.tsx';
import { MinuteFormFields } from './minute-form.tsx';
import classes from './minute-request.module.css';
import { useMinuteRequest } from './use-minute-request.ts';

export interface MinuteRequestDialogProps {
  readonly given: MinuteRequestGiven;
  /** Domain of the page behind the dialog, or the one chosen last. */
  readonly domain: Domain;
  readonly onDomain: (domain: Domain) => void;
  readonly onClose: () => void;
}

/** 'Запрос за минуту': the dialog in which a request is written down while its client is on the phone. */
export default function MinuteRequestDialog({ given, domain, onDomain, onClose }: MinuteRequestDialogProps) {
  const formId = useId();
  const form = useMinuteRequest(given, domain, onClose);
  const isNarrow = useIsNarrow();
  useEffect(() => void typeInField('[role=dialog]', takeHeldTyping), []);
  const { kind, values, choices, caller, isSaving } = form;
  const fitting = { kind, values, choices, caller };
  const searchButton = (
    <Button disabled={isSaving} onClick={() => void form.save(true)}>
      Сохранить и открыть поиск
    </Button>
  );
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Запрос за минуту"
      size={960}
      footerStart={
        isNarrow ? (
          <FittingFoot key={kind.domain} {...fitting} />
        ) : (
          <Text as="span" size={13} c="mute" alignSelf="center" className="on-laptop">
            Обязательны только «Кто» и «Что», остальное потом
          </Text>
        )
      }
      footer={
        <>
          {!isNarrow && searchButton}
          <Button
            type="submit"
            form={formId}
            variant="filled"
            loading={isSaving}
            data-domain={kind.domain}
            className={classes.main ?? ''}
            aria-keyshortcuts="Control+Enter"
            rightSection={<kbd className={`${classes.key} on-laptop`}>Ctrl Enter</kbd>}
          >
            Сохранить запрос
          </Button>
        </>
      }
    >
      <div className={classes.domain} data-domain={kind.domain}>
        <Segmented<Domain>
          aria-label="Область"
          value={kind.domain}
          onChange={(next) => {
            form.change({ domain: next });
            onDomain(next);
          }}
          options={domains.map((one) => ({ value: one, label: domainTitles[one] }))}
        />
      </div>
      <div className={classes.columns} data-domain={kind.domain}>
        <MinuteFormFields id={formId} form={form}>
          {isNarrow && searchButton}
        </MinuteFormFields>
        {!isNarrow && <FittingColumn key={kind.domain} {...fitting} />}
      </div>
    </Dialog>
  );
}
