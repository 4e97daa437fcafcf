import type { Property } from '@gektar/contract/land/properties/property.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { tieWords } from '@gektar/format/no-break.ts';
import { formatPosition } from '@gektar/format/position.ts';
import { IconMapPinQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { placeOf } from '#land/properties/property-facts.ts';
import { MapFrame } from '#map/canvas/map-frame.tsx';
import { mapLink } from '#map/view/map-link.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import { Panel } from '#ui/component/panel.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { icon14 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { cadastralMapLink } from './cadastral-map-link.ts';
import classes from './property-place.module.css';

const PropertyMap = lazyPart(() => import('./property-map.tsx'));

/**
 * The plot on the map, its address and coordinates, and links to other maps.
 * @param isNarrow whether photos are shown next to the map
 */
export function PropertyPlace({ property, isNarrow = false }: { property: Property; isNarrow?: boolean }) {
  const position = formatPosition(property.latitude, property.longitude);
  const cadastralMap = cadastralMapLink(property);
  return (
    <Panel className={isNarrow ? `${classes.place} ${classes.narrow}` : classes.place}>
      <Box pos="relative" flex={1} mih={0}>
        <MapFrame>
          {/* Keyed by object, so that the map opens at that object. */}
          <PropertyMap key={property.id} property={property} />
        </MapFrame>
        {property.isApproximatePosition && (
          <Box as="span" pos="absolute" inset="12px auto auto 12px" zIndex="1" className={classes.approximate}>
            <Tag tone="due" icon={<IconMapPinQuestion {...icon14} />}>
              {propertyFields.isApproximatePosition.label}
            </Tag>
          </Box>
        )}
      </Box>
      <Row bdt="line-2" as="footer" gap="2px 16px" size={13} p="6px 12px" flex="none" mih={44} className={classes.foot}>
        <span className={classes.address}>{tieWords(placeOf(property))}</span>
        {property.polygons.length === 0 && (
          <Text as="span" c="soft" flex="none" className={classes.unknown}>
            Контур неизвестен:{' '}
            <Link
              to="/land/property/$id/edit"
              params={{ id: property.id }}
              hash="section-address"
              className={linkClass}
            >
              нарисовать
            </Link>
          </Text>
        )}
        <Row as="span" display="inline-flex" gap={2} c="soft" flex="none" className={classes.position}>
          <span className="num">{position}</span>
          <CopyButton text={position} label="Скопировать координаты" />
        </Row>
        <a className={linkClass} href={mapLink(property)} target="_blank" rel="noopener noreferrer">
          На карте
        </a>
        {cadastralMap !== undefined && (
          <a className={linkClass} href={cadastralMap} target="_blank" rel="noopener noreferrer">
            Кадастровая карта
          </a>
        )}
      </Row>
    </Panel>
  );
}
