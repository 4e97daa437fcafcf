/**
 * Dynamic imports of the industrial pages, except layout and list, which open first. In a separate file, because the
 * file names of all imported scripts add weight to the first screen (docs/decisions/0025-the-first-screen.md).
 */

export const industrialDictionaryPage = () => import('#industrial/industrial-dictionary-page.tsx');
export const vacanciesPage = () => import('#industrial/vacancies/vacancies-page.tsx');
export const vacancyPage = () => import('#industrial/vacancy-page/vacancy-page.tsx');
export const complexPage = () => import('#industrial/complexes/complex-page.tsx');
export const insteadOfForm = () => import('#industrial/editing/instead-of-form.tsx');
export const unsavedPages = () => import('#industrial/complexes/unsaved-pages.tsx');
export const complexEditPage = () => import('#industrial/complexes/complex-edit-page.tsx');
export const buildingNewPage = () => import('#industrial/buildings/building-new-page.tsx');
export const buildingEditPage = () => import('#industrial/buildings/building-edit-page.tsx');
export const vacancyNewPage = () => import('#industrial/vacancies/vacancy-new-page.tsx');
export const vacancyEditPage = () => import('#industrial/vacancies/vacancy-edit-page.tsx');
export const requestsPage = () => import('#industrial/requests/requests-page.tsx');
export const requestPage = () => import('#industrial/requests/request-page.tsx');
export const requestHistoryTab = () => import('#industrial/requests/request-view/request-history-tab.tsx');
export const requestNewPage = () => import('#industrial/requests/request-new-page.tsx');
export const requestEditPage = () => import('#industrial/requests/request-edit-page.tsx');
export const selectionTab = () => import('#industrial/selections/selection-tab.tsx');
export const answersTab = () => import('#industrial/selections/answers-tab.tsx');
export const searchTab = () => import('#industrial/selections/search-tab.tsx');
export const draftsPage = () => import('#industrial/complexes/drafts-page.tsx');
export const industrialTrashPage = () => import('#industrial/industrial-trash-page.tsx');
export const warehouseRoundTripPage = () => import('#industrial/complexes/warehouse-round-trip-page.tsx');
export const loadsPage = () => import('#industrial/complexes/loads-page.tsx');
export const customersPage = () => import('#people/pages/customers-page.tsx');
export const customerPage = () => import('./customers/customer-page.tsx');
