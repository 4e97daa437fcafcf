import { Button } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { FieldGroup } from '#form/field/field.tsx';
import { useOutlineSources } from '#land/properties/property-assists/outline-sources.tsx';
import { baseMapOf } from '#map/canvas/base-map-setting.ts';
import { MapFrame } from '#map/canvas/map-frame.tsx';
import { OutlineAreas } from '#map/outline/outline-areas.tsx';
import { OutlineWarning } from '#map/outline/outline-warning.tsx';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import type { BoundProps } from './bound-field.tsx';
import { usePropertyForm, usePropertyValues } from './form-context.ts';
import type { PropertyValues } from './property-values.ts';

const OutlineEditor = lazyPart(() => import('#map/outline/outline-editor.tsx'));

/** 'Контур участка': shown as text until the map is opened, which edits outlines and the point. */
export function OutlineField({ onChange, label, error, ref }: BoundProps<PropertyValues['polygons']>) {
  const [isShown, setShown] = useState(false);
  const { setValue } = usePropertyForm();
  const { data: settings } = useQuery(settingsQuery);
  const sources = useOutlineSources();
  const { polygons, position, area } = usePropertyValues();
  return (
    <FieldGroup label={label} error={error}>
      {(links) => (
        <div {...links}>
          <Row wrap="wrap" gap="8px 12px" fz={13}>
            {!isShown && (
              <Button ref={ref} leftSection={<IconMap2 {...icon16} />} onClick={() => setShown(true)}>
                Контур и точка на карте
              </Button>
            )}
            {sources.buttons}
            {!isShown && <OutlineAreas polygons={polygons} statedAreaHa={area} />}
          </Row>
          {sources.result}
          <OutlineWarning
            polygons={polygons}
            statedAreaHa={area}
            onTake={(areaHa) => setValue('area', areaHa, { shouldDirty: true, shouldValidate: true })}
          />
          {isShown && (
            <MapFrame>
              <Box mt={8} mih={500}>
                <OutlineEditor
                  label="Контур и точка на карте"
                  value={{ polygons, position }}
                  onChange={(next) => {
                    if (next.polygons !== polygons) onChange([...next.polygons]);
                    if (next.position !== position)
                      setValue('position', next.position, { shouldDirty: true, shouldValidate: true });
                  }}
                  statedAreaHa={area}
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
