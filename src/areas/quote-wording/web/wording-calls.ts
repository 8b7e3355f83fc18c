import { wordingEndpoints as calls } from '../contract/endpoints.ts'

/** The calls of each kind. */
export const wordingCalls = {
  terms: {
    record_type: 'terms_condition',
    list: calls.listTerms,
    export: calls.exportTerms,
    get: calls.getTerms,
    versions: calls.listTermsVersions,
    version: calls.getTermsVersion,
    create: calls.createTerms,
    edit: calls.editTerms,
    archive: calls.archiveTerms,
    restore: calls.restoreTerms,
  },
  footer: {
    record_type: 'quote_footer',
    list: calls.listFooters,
    export: calls.exportFooters,
    get: calls.getFooter,
    versions: calls.listFooterVersions,
    version: calls.getFooterVersion,
    create: calls.createFooter,
    edit: calls.editFooter,
    archive: calls.archiveFooters,
    restore: calls.restoreFooters,
  },
} as const
