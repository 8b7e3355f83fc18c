import type * as z from 'zod'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { exportQuery, listQuery, notExported } from '#platform/contract/endpoint.ts'
import { wordingNouns } from '../rules/wording-labels.ts'
import { Wording, WordingRow, wordingInput, wordingPatch } from './wording.ts'

const rights = {
  read: 'quote-wording:read',
  write: 'quote-wording:write',
  export: 'quote-wording:export',
} as const

export const wordingFilters = listQuery(['title', 'updated_at'], 'title')
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

export const wordingEndpoints = {
  listTerms: terms.list(list),
  exportTerms: terms.export(exported),
  getTerms: terms.get({ output: Wording }),
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
  createFooter: footers.create({ body: wordingInput('footer'), output: Wording }),
  editFooter: footers.edit({ body: wordingPatch('footer'), output: Wording }),
  archiveFooters: footers.archiveMany(),
  restoreFooters: footers.restoreMany(),
}
