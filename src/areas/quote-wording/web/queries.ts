import { read } from '#platform/web/calls/api.ts'
import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import type { WordingKind } from '../contract/choices.ts'
import { wordingEndpoints } from '../contract/endpoints.ts'
import { wordingCalls } from './wording-calls.ts'

export const termsQuery = (id: number) => read(wordingEndpoints.getTerms, { params: { id } })
export const footerQuery = (id: number) => read(wordingEndpoints.getFooter, { params: { id } })
export const versionsQuery = (kind: WordingKind, id: number) =>
  read(wordingCalls[kind].versions, { params: { id } })
export const versionQuery = (kind: WordingKind, id: number, revision: number) =>
  read(wordingCalls[kind].version, { params: { id, revision } })

const choices = { page_size: 100, with_total: '0' } as const
export const termsChoices = () =>
  read(wordingEndpoints.listTerms, { query: { ...choices, applies_to: 'quote' } })
export const footerChoices = () => read(wordingEndpoints.listFooters, { query: choices })

/** What its routes load. */
export const terms = recordLoaders(wordingEndpoints.listTerms, termsQuery)
export const footers = recordLoaders(wordingEndpoints.listFooters, footerQuery)
