import { Button } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { settingsQuery } from '#api/settings-data.ts';
import { FieldGroup } from '#form/field/field.tsx';
import type { BoundProps } from '#form/sections/bound-field.tsx';
import { baseMapOf } from '#map/canvas/base-map-setting.ts';
import { MapFrame } from '#map/canvas/map-frame.tsx';
import { OutlineAreas } from '#map/outline/outline-areas.tsx';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import type { ComplexValues } from './complex-values.ts';

const OutlineEditor = lazyPart(() => import('#map/outline/outline-editor.tsx'));

/** 'Контур комплекса' and its point: shown as text until the map is opened, which edits both. */
export function OutlineField({ value, onChange, label, error, ref }: BoundProps<ComplexValues['polygons']>) {
  const [isShown, setShown] = useState(false);
  const { control, setValue } = useFormContext<ComplexValues>();
  const [position, landPlotArea] = useWatch({ control, name: ['position', 'landPlotArea'] });
  const { data: settings } = useQuery(settingsQuery);
  return (
    <FieldGroup label={label} error={error}>
      {(links) => (
        <div {...links}>
          {!isShown && (
            <Row wrap="wrap" gap="8px 12px" fz={13}>
              <Button ref={ref} leftSection={<IconMap2 {...icon16} />} onClick={() => setShown(true)}>
                Контур и точка на карте
              </Button>
              <OutlineAreas polygons={value} statedAreaHa={landPlotArea} />
            </Row>
          )}
          {isShown && (
            <MapFrame>
              <Box mt={8} mih={500}>
                <OutlineEditor
                  label="Контур и точка на карте"
                  value={{ polygons: value, position }}
                  onChange={(next) => {
                    if (next.polygons !== value) onChange([...next.polygons]);
                    if (next.position !== position)
                      setValue('position', next.position, { shouldDirty: true, shouldValidate: true });
                  }}
                  statedAreaHa={landPlotArea}
                  baseMap={settings && baseMapOf(settings)}
                />
              </Box>
            </MapFrame>
          )}
        </div>
      )}
    </FieldGroup>
  );
}
