import * as z from 'zod'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { endpoint, exportQuery, idParams, listQuery, notExported } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { wordingNouns } from '../rules/wording-labels.ts'
import { wordingDocuments } from './choices.ts'
import {
  Wording,
  WordingRow,
  WordingVersion,
  WordingVersionRow,
  wordingInput,
  wordingPatch,
} from './wording.ts'

const rights = {
  read: 'quote-wording:read',
  write: 'quote-wording:write',
  export: 'quote-wording:export',
} as const

export const wordingFilters = listQuery(['title', 'updated_at'], 'title').extend({
  applies_to: z.enum(wordingDocuments).optional(),
})
export type WordingFilters = z.output<typeof wordingFilters>
/** What narrows a list or an export. */
export type WordingNarrowing = Omit<WordingFilters, keyof typeof notExported>

const list = { query: wordingFilters, output: WordingRow }
const exported = { query: wordingFilters.omit(notExported).extend(exportQuery) }
const terms = recordEndpoints({
  noun: wordingNouns.terms,
  path: '/api/terms-conditions',
  topic: 'terms_condition',
  rights,
})
const footers = recordEndpoints({
  noun: wordingNouns.footer,
  path: '/api/quote-footers',
  topic: 'quote_footer',
  rights,
})

const versions = {
  method: 'GET',
  permission: rights.read,
  params: idParams,
  output: z.array(WordingVersionRow),
} as const
const oneVersion = {
  method: 'GET',
  permission: rights.read,
  params: idParams.extend({ revision: idParam }),
  output: WordingVersion,
} as const

export const wordingEndpoints = {
  listTerms: terms.list(list),
  exportTerms: terms.export(exported),
  getTerms: terms.get({ output: Wording }),
  listTermsVersions: endpoint({
    ...versions,
    path: '/api/terms-conditions/:id/versions',
    summary: 'Every version that a set of terms has had, the newest first.',
    topic: 'terms_condition',
  }),
  getTermsVersion: endpoint({
    ...oneVersion,
    path: '/api/terms-conditions/:id/versions/:revision',
    summary: 'One version of a set of terms with its text.',
    topic: 'terms_condition',
  }),
  createTerms: terms.create({
    body: wordingInput('terms'),
    output: Wording,
  }),
  editTerms: terms.edit({
    body: wordingPatch('terms'),
    output: Wording,
  }),
  archiveTerms: terms.archiveMany(),
  restoreTerms: terms.restoreMany(),

  listFooters: footers.list(list),
  exportFooters: footers.export(exported),
  getFooter: footers.get({ output: Wording }),
  listFooterVersions: endpoint({
    ...versions,
    path: '/api/quote-footers/:id/versions',
    summary: 'Every version that a footer has had, the newest first.',
    topic: 'quote_footer',
  }),
  getFooterVersion: endpoint({
    ...oneVersion,
    path: '/api/quote-footers/:id/versions/:revision',
    summary: 'One version of a footer with its text.',
    topic: 'quote_footer',
  }),
  createFooter: footers.create({ body: wordingInput('footer'), output: Wording }),
  editFooter: footers.edit({ body: wordingPatch('footer'), output: Wording }),
  archiveFooters: footers.archiveMany(),
  restoreFooters: footers.restoreMany(),
}
