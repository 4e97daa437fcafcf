import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import type { ReactNode } from 'react';
import { DescribedFacts, type DescribedFactsProps } from '#form/described/described-facts.tsx';
import { CompanyNames } from '#industrial/people/named-companies.tsx';
import { PersonText } from '#people/person-text.tsx';
import { useFoldedFacts } from '#ui/component/folded-facts.tsx';
import { FoldedList } from '#ui/component/folded-list.tsx';
import { KeyValues } from '#ui/component/key-values.tsx';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './complex-passport.module.css';

type Facts = Omit<DescribedFactsProps<FullComplex>, 'fields' | 'of'>;

/** All data of the complex itself. */
export function ComplexPassport({ complex }: { complex: FullComplex }) {
  const { ref, className, button } = useFoldedFacts();
  const section = (title: string, facts: Facts) => (
    <Section title={title}>
      <KeyValues>
        <DescribedFacts fields={complexFields} of={complex} {...facts} />
      </KeyValues>
    </Section>
  );
  const { additionalInformation, responsibleUser, cadastralNumbers, tenants } = complex;
  return (
    <Stack ref={ref} columns="1fr 1fr" gap="0 32px" alignContent="start" className={`${classes.columns} ${className}`}>
      <div>
        {section('Основное', {
          names: [
            'complexType',
            'complexConstructionStatus',
            'commissioningDate',
            'complexArea',
            'typeIndustrialArea',
            'isManyOwners',
            'ownerOccupied',
            'streetHunt',
            'responsibleUser',
            'vacanciesUpdatePeriod',
            'rentalBrokerCommission',
            'salesBrokerCommission',
            'ownerWebsite',
            'linkToDisk',
            'linkCian',
          ],
          content: { responsibleUser: <PersonText id={responsibleUser} who="employee" /> },
        })}
        {section('Земельный участок', {
          names: ['landPlotArea', 'landPlotRights', 'cadastralNumbers', 'permittedUseTypes'],
          content: { cadastralNumbers: cadastralNumbers.length > 0 && <FoldedList entries={cadastralNumbers} /> },
        })}
      </div>
      <div>
        {section('Коммуникации', { names: ['electricitySupply', 'gasSupply', 'waterSupply', 'sewerageTypes'] })}
        {section('Инфраструктура', {
          names: [
            'truckParkingSpaces',
            'carParkingSpaces',
            'numberOfCheckpoints',
            'hasCanteen',
            'hasHostel',
            'hasOutdoorAreaForRent',
            'hasContainerYardForRent',
            'hasResponsibleStorage',
            'hasIndustrialRailway',
          ],
        })}
        {section('Расположение', {
          names: [
            'address',
            'house',
            'highway',
            'distanceFromRingRoad',
            'distanceFromCenter',
            'distanceNearestPublicStop',
          ],
        })}
        {section('Арендаторы', {
          names: ['tenants', 'additionalInformation'],
          content: {
            tenants: tenants.length > 0 && <CompanyNames companies={tenants} />,
            additionalInformation: additionalInformation && (
              <Text as="span" whiteSpace="pre-line">
                {additionalInformation}
              </Text>
            ),
          },
        })}
      </div>
      {button}
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" mt={20} className={classes.section} data-facts>
      <h2>{title}</h2>
      {children}
    </Box>
  );
}
