import { read } from '#platform/web/calls/api.ts'
import { wordingEndpoints } from '../contract/endpoints.ts'

export const termsQuery = (id: number) => read(wordingEndpoints.getTerms, { params: { id } })
export const footerQuery = (id: number) => read(wordingEndpoints.getFooter, { params: { id } })
export const termsVersionsQuery = (id: number) => read(wordingEndpoints.listTermsVersions, { params: { id } })
export const footerVersionsQuery = (id: number) =>
  read(wordingEndpoints.listFooterVersions, { params: { id } })

const choices = { page_size: 100, with_total: '0' } as const
export const termsChoices = () =>
  read(wordingEndpoints.listTerms, { query: { ...choices, applies_to: 'quote' } })
export const footerChoices = () => read(wordingEndpoints.listFooters, { query: choices })
