import type { Deal } from '@gektar/contract/industrial/deals/deal.ts';
import { dealFields } from '@gektar/contract/industrial/deals/deal-fields.ts';
import { enumerationName } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { DescribedFacts } from '#form/described/described-facts.tsx';
import { vacancyLink } from '#industrial/industrial-links.ts';
import { reloadComplex } from '#industrial/tree/full-complex-data.ts';
import { nameAndBuilding } from '#industrial/tree/name-in-complex.ts';
import { useOriginOfCompany } from '#people/own-customers.ts';
import { linkClass } from '#ui/button/link-button.tsx';
import { KeyValue, KeyValues } from '#ui/component/key-values.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { deleteQuestion } from '#ui/dialog/question.ts';
import { icon16 } from '#ui/icon.ts';
import { Card } from '#ui/layout/card.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { useAction } from '#ui/use-action.ts';
import classes from './deal-card.module.css';
import { dealActions } from './deal-data.ts';

const DealDialog = lazyPart(() => import('./deal-dialog.tsx'));

/** All data of a deal; deleting the deal opens its vacancy again (H-21). */
export function DealCard({ deal, vacancy }: { deal: Deal; vacancy: VacancyRow | undefined }) {
  const client = useQueryClient();
  const [isEdited, setEdited] = useState(false);
  const removal = useAction({
    run: () => dealActions.remove(deal.id),
    done: 'Сделка успешно удалена',
    failed: 'Не удалось удалить сделку',
    keep: () => reloadComplex(client, deal.complexId),
  });
  const ask = async () => {
    if (await confirm(deleteQuestion)) removal.mutate();
  };
  const { tenantName, tenantBitrixId, agentName, agentBitrixId, sector, industry } = deal;
  return (
    <Card
      as="section"
      bd="line-2"
      p="8px 16px 14px"
      mt={12}
      aria-label={`Сделка по вакансии ${nameAndBuilding({ ...deal, name: deal.vacancyName })}`}
    >
      <Stack columns="1fr 1fr" gap="0 32px" alignContent="start" className={classes.columns}>
        <KeyValues>
          <KeyValue label="Вакансия">
            <Link {...vacancyLink({ id: deal.vacancyId })} className={linkClass}>
              {nameAndBuilding({ ...deal, name: deal.vacancyName })}
            </Link>
          </KeyValue>
          <KeyValue label={dealFields.vacancyType.label}>{enumerationName('vacancy-types', deal.vacancyType)}</KeyValue>
          <DescribedFacts fields={dealFields} of={deal} names={['closeDate']} />
          <KeyValue label={dealFields.tenantName.label}>
            {tenantName && <FirmText name={tenantName} id={tenantBitrixId} />}
          </KeyValue>
          <KeyValue label={dealFields.agentName.label}>
            {agentName && <FirmText name={agentName} id={agentBitrixId} />}
          </KeyValue>
          <KeyValue label="Сектор и отрасль">{[sector?.name, industry?.name].filter(Boolean).join(', ')}</KeyValue>
        </KeyValues>
        <KeyValues>
          <DescribedFacts
            fields={dealFields}
            of={deal}
            names={['rentalPeriod', 'endDateOfTheContract', 'movedOut', 'isInvestmentDeal', 'isVerifiedByReseach']}
          />
        </KeyValues>
      </Stack>
      {deal.additionalInformation && (
        <Text size={13} mt={10} whiteSpace="pre-line">
          <span className="mute">{dealFields.additionalInformation.short}: </span>
          {deal.additionalInformation}
        </Text>
      )}
      <Row wrap="wrap" gap="8px" mt={12}>
        <Button
          leftSection={<IconPencil {...icon16} />}
          disabled={vacancy === undefined}
          onClick={() => setEdited(true)}
        >
          Изменить сделку
        </Button>
        <Button
          variant="danger"
          leftSection={<IconTrash {...icon16} />}
          loading={removal.isPending}
          onClick={() => void ask()}
        >
          Удалить сделку
        </Button>
        <Text as="span" size={12} c="mute">
          После удаления вакансия снова «Активная»
        </Text>
      </Row>
      {isEdited && vacancy && (
        <Suspense>
          <DealDialog vacancy={vacancy} deal={deal} onClose={() => setEdited(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function FirmText({ name, id }: { name: string; id: string | null }) {
  const originOf = useOriginOfCompany();
  return id === null ? name : <span title={originOf(id)}>{name}</span>;
}
