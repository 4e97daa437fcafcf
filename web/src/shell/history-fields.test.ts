import type { FieldDescription } from '@gektar/contract/fields.ts';
import { Building } from '@gektar/contract/industrial/buildings/building.ts';
import { Complex } from '@gektar/contract/industrial/complexes/complex.ts';
import { Deal } from '@gektar/contract/industrial/deals/deal.ts';
import { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { Vacancy } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { Property } from '@gektar/contract/land/properties/property.ts';
import { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { describe, expect, test } from 'vitest';
import { complexHistoryKinds } from '#industrial/complexes/complex-view/complex-history-kinds.ts';
import { requestHistoryKind as industrialRequestKind } from '#industrial/requests/request-view/request-history-kind.ts';
import { vacancyHistoryKind } from '#industrial/vacancies/vacancy-history-kind.ts';
import { propertyHistoryKind } from '#land/properties/property-view/property-history-kind.ts';
import { requestHistoryKind as landRequestKind } from '#land/requests/request-view/request-history-kind.ts';
import type { HistoryEvent, HistoryKind } from '#operations/history/history-kind.ts';
import { historyLines } from '#operations/history/history-lines.ts';
import { shownValue } from '#operations/history/shown-value.ts';

const anna = '0199a000-0000-7000-8000-000000000004';
const names = {
  employee: (id: string) => (id === anna ? 'Анна Лугова' : undefined),
  street: (id: number) => (id === 7 ? 'Полевая улица' : undefined),
};

/** Fields that no edit writes: identity, position in a list, parents, values computed elsewhere. */
const neverEdited = [
  'id',
  'rowVersion',
  'order',
  'status',
  'comments',
  'isEnabled',
  'company',
  'contact',
  'client',
  'dateTimeCreated',
  'pricePerHa',
  'countRequrestSelectionItems',
];
const ofComplexAbove = [
  'isActive',
  'buildingId',
  'buildingName',
  'buildingClass',
  'buildingType',
  'buildingConstructionStatus',
  'buildingWorkingHeight',
  'buildingTotalArea',
  'complexId',
  'complexName',
  'highway',
  'distanceFromRingRoad',
  'vacanciesActualizeDate',
  'vacanciesUpdatePeriod',
  'latitude',
  'longitude',
  'region',
  'city',
  'regionId',
  'cityId',
  'settlementId',
  'streetId',
  'house',
  'deal',
];
const figuresOfComplex = [
  'buildingCount',
  'vacancyCount',
  'totalBuildingAreaCalc',
  'buildingClasses',
  'averageRentalRate',
  'averageSaleRate',
  'freeArea',
  'freeAreas',
  'owners',
  'subAgglomeration',
  'regionId',
  'cityId',
  'settlementId',
];

interface Entity {
  readonly kind: HistoryKind;
  readonly wire: readonly string[];
  readonly without: readonly string[];
}

const building = complexHistoryKinds['building'] as HistoryKind;
const complex = complexHistoryKinds['complex'] as HistoryKind;
const entities: Readonly<Record<string, Entity>> = {
  property: { kind: propertyHistoryKind, wire: Object.keys(Property.shape), without: [] },
  land_request: { kind: landRequestKind, wire: Object.keys(LandRequest.shape), without: [] },
  industrial_request: {
    kind: industrialRequestKind((id) => `Тип ${id}`),
    wire: Object.keys(IndustrialRequest.shape),
    without: ['fullCityRegions', 'mainAreaTypeCalc'],
  },
  complex: { kind: complex, wire: Object.keys(Complex.shape), without: figuresOfComplex },
  building: { kind: building, wire: Object.keys(Building.shape), without: ['complexId'] },
  vacancy: { kind: vacancyHistoryKind, wire: Object.keys(Vacancy.shape), without: ofComplexAbove },
  deal: {
    kind: vacancyHistoryKind,
    wire: Object.keys(Deal.shape),
    without: ['vacancyId', 'vacancyName', 'buildingId', 'buildingName', 'complexId', 'areaSize'],
  },
};

const area = (areaValue: number) => ({ areaValue, leasePricePerSqm: 100 });
const noAreas = {
  warehouse: null,
  production: null,
  lightIndustrial: null,
  dataCenter: null,
  office: null,
  mezzanine: null,
};
const named = [{ id: 1, name: 'Первый', company: { name: 'Альфа' }, operator: { name: 'Бета' } }];

/** Sample values of fields of kind `own`. */
const ownValues: Readonly<Record<string, unknown>> = {
  latitude: 55.5,
  longitude: 37.5,
  landContact: { firstName: 'Ида', lastName: 'Полевая' },
  utilities: [{ id: 1, name: 'Газ', measure: 'м3/сутки', value: 5 }],
  infrastructure: [{ id: 1, type: 2 }],
  requestTypes: 3,
  importance: { area: { weight: 5 }, buildingClasses: { isMust: true } },
  additionalAccessEmployees: [anna],
  region: { id: 1, name: 'Московская область' },
  city: { id: 1, name: 'Чехов' },
  settlement: { id: 1, name: 'Чехов' },
  sector: { id: 1, name: 'Торговля' },
  industry: { id: 1, name: 'Логистика' },
  streetId: 7,
  columnPitch: { x: 12, y: 24 },
  tenantName: 'АО «Полка»',
  agentName: 'Агент',
  tenantBitrixId: '15',
  agentBitrixId: '16',
  cadastralNumbers: ['50:20:0010101:1'],
  areaSet: { ...noAreas, office: area(5), production: area(7) },
  areaSetWithPrice: { ...noAreas, office: area(5), production: area(7) },
};
for (const key of ['gasSupply', 'electricitySupply', 'waterSupply', 'sewerage', 'heatSupply']) {
  Object.assign(ownValues, { [key]: { type: 2, value: null, from: null, to: null, measure: 'кВт' } });
}

/** Sample value of a field, by its kind. */
function sampleOf(field: FieldDescription | undefined): unknown {
  switch (field?.kind) {
    case 'number':
      return 5;
    case 'range':
      return { from: 1, to: 2 };
    case 'days':
      return { from: '2026-11-01T00:00:00', to: null };
    case 'day':
    case 'moment':
      return '2026-11-20T14:30:00';
    case 'flag':
      return true;
    case 'choice':
      return { id: 1, name: 'Первый' };
    case 'choices':
      return [{ id: 1, name: 'Первый' }];
    case 'option':
    case 'mask':
      return field.values[0]?.id;
    case 'options':
      return [field.values[0]?.id];
    case 'person':
      return anna;
    case 'text':
    case 'link':
      return 'example.ru/1';
    default:
      return named;
  }
}

/** Fields of kind `own` that hold figures. */
const figures = ['latitude', 'longitude', 'cadastralNumbers', 'areaSet', 'areaSetWithPrice'];

/** Sample values of a field that refer to something with a name; none for figures, days, texts and flags. */
function referencesOf(field: FieldDescription | undefined, name: string): unknown[] {
  switch (field?.kind) {
    case 'option':
    case 'mask':
      return field.values.map(({ id }) => id);
    case 'options':
      return field.values.map(({ id }) => [id]);
    case 'choice':
    case 'choices':
    case 'person':
      return [sampleOf(field)];
    case 'own':
    case undefined:
      return figures.includes(name) ? [] : [ownValues[name] ?? named];
    default:
      return [];
  }
}

describe.each(Object.entries(entities))('%s', (entity, { kind, wire, without }) => {
  const edited = wire.filter((name) => !neverEdited.includes(name) && !without.includes(name));

  test('every field that an edit writes has a label and a shown value in the history', () => {
    expect(edited.length).toBeGreaterThan(10);
    const shownNames = edited.filter((name) => kind.isHidden?.(name) !== true);
    const troubles = shownNames.flatMap((name) => {
      const field = kind.fields[name];
      const isOwn = field === undefined || field.kind === 'own';
      const value = (isOwn ? ownValues[name] : undefined) ?? sampleOf(field);
      const changes = { [name]: [null, value] as [unknown, unknown] };
      const event: HistoryEvent = {
        id: '1',
        dateTime: '2026-11-20T10:00:00',
        employeeId: anna,
        action: 'update',
        changes,
        operation: null,
        entity,
        entityId: 'e1',
      };
      const lines = historyLines([event], { [entity]: kind }, names);
      if (lines.length === 0) return [`${name}: no line`];
      return lines.flatMap(({ change }) => {
        const isNamed = change !== undefined && /[А-ЯЁ]|OPEX|Built|Light|Street|BTS/.test(change.label);
        return [
          ...(isNamed ? [] : [`${name}: no label`]),
          ...(change?.is === undefined || change.is === '' ? [`${name}: no value`] : []),
        ];
      });
    });
    expect(troubles).toEqual([]);
  });

  test('a value of a dictionary or a list, and a record of another entity, is shown by its name, never as a number', () => {
    const troubles = edited
      .filter((name) => kind.isHidden?.(name) !== true)
      .flatMap((name) => referencesOf(kind.fields[name], name).map((value) => [name, value] as const))
      .flatMap(([name, value]) => {
        const shown = shownValue(kind, name, value, names);
        const isNamed =
          typeof shown === 'object' || (/\p{L}/u.test(shown ?? '') && !/№|null|undefined/.test(shown ?? ''));
        return isNamed ? [] : [`${name} ${JSON.stringify(value)}: ${shown}`];
      });
    expect(troubles).toEqual([]);
  });

  test('a value of another shape, stored long ago, is no failure', () => {
    for (const name of edited) {
      for (const odd of ['text', 5, true, [], [1], { a: 1 }]) {
        const event = {
          id: '1',
          dateTime: '2026-11-20T10:00:00',
          employeeId: null,
          action: 'update',
          changes: { [name]: [odd, null] as [unknown, unknown] },
          operation: null,
          entity,
          entityId: 'e1',
        } as const;
        expect(() => historyLines([event], { [entity]: kind }, names), `${name} ${JSON.stringify(odd)}`).not.toThrow();
      }
    }
  });
});

test.each(['land_request', 'industrial_request'])(
  '%s shows an agreed visit of the client, another time and none',
  (entity) => {
    const kind = entities[entity]?.kind as HistoryKind;
    const visit = (time: string) => ({ object: 'Логопарк Север, корпус 2', dateTime: `2026-11-25T${time}:00` });
    const linesOf = (clientVisit: [unknown, unknown]) => {
      const changes = { clientVisit };
      const event = { id: '1', dateTime: '2026-11-24T10:00:00', employeeId: anna, action: 'update', changes } as const;
      const lines = historyLines([{ ...event, operation: null, entity, entityId: 'e1' }], { [entity]: kind }, names);
      return lines.map(({ change, isRestorable }) => [change?.label, change?.was, change?.is, isRestorable]);
    };
    expect(linesOf([null, visit('11:00')])).toEqual([
      ['Показ', undefined, 'Логопарк Север, корпус 2: 25.11.2026 11:00', false],
    ]);
    expect(linesOf([visit('11:00'), null])).toEqual([
      ['Показ', 'Логопарк Север, корпус 2: 25.11.2026 11:00', undefined, false],
    ]);
    expect(linesOf(['11:00', { object: 5 }])).toEqual([['Показ', undefined, undefined, false]]);
  },
);
