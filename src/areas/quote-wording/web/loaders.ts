import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { wordingEndpoints } from '../contract/endpoints.ts'
import { footerQuery, termsQuery } from './queries.ts'

export const terms = recordLoaders(wordingEndpoints.listTerms, termsQuery)
export const footers = recordLoaders(wordingEndpoints.listFooters, footerQuery)
