import type { Domain } from '#domain.ts';

/** Call of a single page with one object of a domain. */
export function pageCall<const In extends Domain, const Kind extends string>(domain: In, kind: Kind) {
  return {
    method: 'GET',
    path: `/api/${domain}/pdf-page/${kind}/{id}` as const,
    access: 'employee',
    output: 'bytes',
  } as const;
}

/** Calls of the exports of a domain's selections. */
export function exportCalls<const In extends Domain>(domain: In) {
  return {
    sheet: {
      method: 'GET',
      path: `/api/${domain}/ExcelExport/request/{id}` as const,
      access: 'employee',
      output: 'bytes',
    },
    slides: {
      method: 'GET',
      path: `/api/${domain}/powerpoint-export/request/{id}` as const,
      access: 'employee',
      output: 'bytes',
    },
    checkUpdate: {
      method: 'POST',
      path: `/api/${domain}/powerpoint-update/request/{id}/check` as const,
      access: 'employee',
      form: { files: 'file' },
    },
    update: {
      method: 'POST',
      path: `/api/${domain}/powerpoint-update/request/{id}` as const,
      access: 'employee',
      form: { files: 'file' },
      output: 'bytes',
    },
    pdf: {
      method: 'GET',
      path: `/api/${domain}/pdf-export/request/{id}` as const,
      access: 'employee',
      output: 'bytes',
    },
  } as const;
}
