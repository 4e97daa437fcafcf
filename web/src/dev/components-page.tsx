import type { Domain } from '@gektar/contract/domain.ts';
import { useMantineColorScheme } from '@mantine/core';
import { useEffect, useState } from 'react';
import { applyDomain } from '#theme/domain.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import classes from './components.module.css';
import { FieldComponents } from './field-components.tsx';
import { IndustrialComponents } from './industrial-components.tsx';
import { PeopleComponents } from './industrial-people-components.tsx';
import { FloatingComponents, StateComponents } from './large-components.tsx';
import { SearchComponents } from './search-components.tsx';
import {
  ButtonComponents,
  ChoiceComponents,
  FilterComponents,
  LayoutComponents,
  TextComponents,
} from './small-components.tsx';

/**
 * `/dev/components`: every shared component in all its states, in both schemes and domains. `#industrial` in the URL
 * opens the page in that domain, with the domain's own components first. Development only.
 */
export default function PiecesPage() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [domain, setDomain] = useState<Domain>(/^#(?:industrial|b-)/.test(location.hash) ? 'industrial' : 'land');
  useEffect(() => applyDomain(domain), [domain]);
  return (
    <Box as="main" maw={1440} p="24px 32px 64px" className={classes.sheet}>
      <Row as="header" gap={12} mb={20} className={classes.head}>
        <h1>Детали интерфейса</h1>
        <Segmented
          aria-label="Схема"
          value={colorScheme}
          onChange={setColorScheme}
          options={[
            { value: 'light', label: 'Светлая' },
            { value: 'dark', label: 'Тёмная' },
            { value: 'auto', label: 'Как в системе' },
          ]}
        />
        <Segmented
          aria-label="Область"
          value={domain}
          onChange={setDomain}
          options={[
            { value: 'land', label: 'Земля' },
            { value: 'industrial', label: 'Склады' },
          ]}
        />
      </Row>
      <Stack columns="repeat(12, 1fr)" align="flex-start" gap="26px 32px" className={classes.grid}>
        {domain === 'industrial' && (
          <>
            <IndustrialComponents />
            <PeopleComponents />
          </>
        )}
        <ButtonComponents />
        <FilterComponents />
        <ChoiceComponents />
        <FieldComponents />
        <FloatingComponents />
        <SearchComponents />
        <StateComponents />
        <TextComponents />
        <LayoutComponents />
      </Stack>
    </Box>
  );
}
