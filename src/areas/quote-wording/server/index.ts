import { archiveRecords, restoreRecords } from '#platform/server/change/archive-records.ts'
import { editRecord } from '#platform/server/change/edit-record.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { serverArea } from '#platform/server/platform.ts'
import { wordingEndpoints } from '../contract/endpoints.ts'
import { wordingConstraints } from './constraints.ts'
import { wordingExport } from './export-wordings.ts'
import {
  createWording,
  readVersion,
  readVersions,
  readWording,
  wordingRecordType,
  wordingRecords,
} from './wording-record.ts'
import { listWordings } from './wording-store.ts'

export { createWording } from './wording-record.ts'
export { findDefaultTerms, findText } from './version-store.ts'
export { findDefault, findWording } from './wording-store.ts'

const { terms, footer } = wordingRecords

export const quoteWordingArea = serverArea({
  endpoints: wordingEndpoints,

  handlers: ({ db, clock, write }) => ({
    listTerms: ({ query }) => listWordings(db, 'terms', query),
    exportTerms: ({ viewer, query }) =>
      exportList({ db, clock, write }, viewer, query, wordingExport('terms')),
    getTerms: ({ params }) => readWording(db, 'terms', params.id),
    listTermsVersions: ({ params }) => readVersions(db, 'terms', params.id, clock.today()),
    getTermsVersion: ({ params }) => readVersion(db, 'terms', params, clock.today()),
    createTerms: ({ change, body }) => createWording(change, 'terms', body),
    editTerms: ({ change, params, body }) => editRecord(change, terms, params.id, body),
    archiveTerms: ({ change, body }) => archiveRecords(change, terms, body),
    restoreTerms: ({ change, body }) => restoreRecords(change, terms, body),

    listFooters: ({ query }) => listWordings(db, 'footer', query),
    exportFooters: ({ viewer, query }) =>
      exportList({ db, clock, write }, viewer, query, wordingExport('footer')),
    getFooter: ({ params }) => readWording(db, 'footer', params.id),
    listFooterVersions: ({ params }) => readVersions(db, 'footer', params.id, clock.today()),
    getFooterVersion: ({ params }) => readVersion(db, 'footer', params, clock.today()),
    createFooter: ({ change, body }) => createWording(change, 'footer', body),
    editFooter: ({ change, params, body }) => editRecord(change, footer, params.id, body),
    archiveFooters: ({ change, body }) => archiveRecords(change, footer, body),
    restoreFooters: ({ change, body }) => restoreRecords(change, footer, body),
  }),

  records: [
    wordingRecordType('terms', '/dashboard/quotes/terms_conditions'),
    wordingRecordType('footer', '/dashboard/quotes/quote_footer'),
  ],

  constraints: wordingConstraints,
})
