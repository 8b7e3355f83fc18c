import { recordLoaders } from '#platform/web/guard/screen-loaders.ts'
import { docketEndpoints } from '../contract/endpoints.ts'
import { docketQuery } from './queries.ts'

export const { loadList, loadRecord } = recordLoaders(docketEndpoints.listDockets, docketQuery)
