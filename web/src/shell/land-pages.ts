/** Dynamic imports of the land pages, except layout and list: see `industrial-pages.ts`. */

export const landDictionaryPage = () => import('#land/land-dictionary-page.tsx');
export const favoritesPage = () => import('#land/properties/favorites-page.tsx');
export const landContactsPage = () => import('#land/contacts/land-contacts-page.tsx');
export const propertyPage = () => import('#land/properties/property-page.tsx');
export const propertyHistoryTab = () => import('#land/properties/property-view/property-history.tsx');
export const propertyShowingsTab = () => import('#land/properties/property-view/property-showings.tsx');
export const requestPage = () => import('#land/requests/request-page.tsx');
export const propertyNewPage = () => import('#land/properties/property-new-page.tsx');
export const propertyEditPage = () => import('#land/properties/property-edit-page.tsx');
export const requestsPage = () => import('#land/requests/requests-page.tsx');
export const requestNewPage = () => import('#land/requests/request-new-page.tsx');
export const requestEditPage = () => import('#land/requests/request-edit-page.tsx');
export const requestInfo = () => import('#land/requests/request-view/request-info.tsx');
export const requestHistoryTab = () => import('#land/requests/request-view/request-history-tab.tsx');
export const answersTab = () => import('#land/selections/answers-tab.tsx');
export const searchTab = () => import('#land/selections/search-tab.tsx');
export const selectionTab = () => import('#land/selections/selection-tab.tsx');
export const reportsTab = () => import('#land/selections/reports-tab.tsx');
export const clientFavoritesTab = () => import('#land/selections/client-favorites-tab.tsx');
export const draftsPage = () => import('#land/properties/drafts-page.tsx');
export const landTrashPage = () => import('#land/land-trash-page.tsx');
export const plotRoundTripPage = () => import('#land/properties/plot-round-trip-page.tsx');
export const loadsPage = () => import('#land/properties/loads-page.tsx');
export const customersPage = () => import('#people/pages/customers-page.tsx');
export const customerPage = () => import('./customers/customer-page.tsx');
