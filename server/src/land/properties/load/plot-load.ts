import { fieldMessages } from '@gektar/contract/field-message.ts';
import { PropertyDraft, PropertyFields } from '@gektar/contract/land/properties/property.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { createEntities } from '#database/entity-writes.ts';
import { valueLists } from '#dictionaries/dictionary-table.ts';
import { insertDrafts } from '#drafts/draft-queries.ts';
import { landDictionaryTables } from '#land/dictionaries/land-values.ts';
import { properties, propertyEntity } from '#land/properties/property-entity.ts';
import { issuesOf, missingText } from '#loads/check-object.ts';
import { createdObjects } from '#loads/created-objects.ts';
import type { LoadFacts, LoadKind, ObjectValues } from '#loads/load-kind.ts';
import { valueText } from '#loads/object-values.ts';
import { updateLoaded, updateLoadedDrafts } from '#loads/update-loaded.ts';
import { comparePlots } from './compare-plots.ts';
import { plotReading } from './plot-load-fields.ts';

/** Values to write for a plot. */
interface PlotContent {
  readonly fields: ObjectValues;
  readonly remarks: readonly { readonly field: string; readonly text: string }[];
  readonly place: string;
  /** Required fields that a draft lacks. */
  readonly message: string;
}

/** Adds the fields of a plot that no file contains. */
export function withFacts(values: ObjectValues, { listDay, employeeId }: LoadFacts): ObjectValues {
  return { responsibleEmployeeId: employeeId, lastConversationDate: `${listDay}T00:00:00`, ...values };
}

/** How plots are loaded. @param after removes discarded files; called after a commit */
export function plotLoad(after: () => Promise<void>): LoadKind {
  const { fields } = plotReading;
  return {
    ...plotReading,
    domain: 'land',
    entity: 'property',
    table: 'land.properties',
    worker: new URL('read-plots-worker.ts', import.meta.url),
    valueLists: { ...valueLists(landDictionaryTables), regions: 'select id, name from shared.regions order by id' },
    required: requiredFields(),
    fileWide: {},
    titleOf: ({ cadastralNumbers, address }) => ({
      title: valueText({ label: '' }, Array.isArray(cadastralNumbers) ? cadastralNumbers[0] : undefined),
      part: typeof address === 'string' ? address : '',
    }),
    check: (values, facts) => issuesOf(PropertyFields, { ...withFacts(values, facts) }, { fields: propertyFields }),
    checkValue: (field, value) => checkValue(field, value),
    scopes: ['land.properties'],
    compare: comparePlots,
    updatable: Object.keys(fields).filter((field) => field !== 'cadastralNumbers' && field !== 'lastConversationDate'),
    added: new Set(['comment']),
    plan: (objects, facts) =>
      new Map(
        objects.map(({ key, values, remarks }) => {
          const content: PlotContent = {
            fields: withFacts(values, facts),
            remarks,
            place: typeof values['address'] === 'string' ? values['address'].slice(0, 500) : '',
            message: missingText(issuesOf(PropertyFields, { ...withFacts(values, facts) }, { fields: propertyFields })),
          };
          return [key, { content, complexId: null, buildingId: null, makes: [] }];
        }),
      ),
    async create(tx, objects, employeeId) {
      const planned = objects.map((object) => ({ ...object, content: object.content as PlotContent }));
      const whole = planned.filter(({ action }) => action === 'create');
      const drafts = planned.filter(({ action }) => action === 'draft');
      const created = whole.map(({ objectId, content }) => ({
        id: objectId,
        fields: PropertyFields.parse(content.fields),
      }));
      await createEntities(propertyEntity, properties, tx, created, { employeeId, action: 'import' });
      await insertDrafts(
        tx,
        drafts.map(({ objectId, content: { fields: written, remarks, place }, origin }) => {
          const draft = { id: objectId, domain: 'land', kind: 'property', parentId: null } as const;
          return { ...draft, fields: written, remarks, place, origin };
        }),
        employeeId,
      );
      return createdObjects(planned.map(({ objectId, action, content }) => ({ objectId, action, ...content })));
    },
    update: updateLoaded(propertyEntity, properties, PropertyDraft),
    updateDrafts: updateLoadedDrafts('property', PropertyFields),
    after,
  };
}

/** Fields without which a plot is not created. */
function requiredFields(): ReadonlySet<string> {
  return new Set(issuesOf(PropertyFields, {}, { fields: propertyFields }).map(({ field }) => field));
}

/** Message of the field's schema for a value. */
function checkValue(field: string, value: unknown): string | undefined {
  const { success, error } = PropertyFields.partial().safeParse({ [field]: value });
  return success ? undefined : (error.issues[0]?.message ?? fieldMessages.choose);
}
