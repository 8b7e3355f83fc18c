import { listLoader, recordLoader } from '#platform/web/guard/screen-loaders.ts'
import { docketEndpoints } from '../contract/endpoints.ts'
import { docketQuery } from './queries.ts'

export const loadDockets = listLoader(docketEndpoints.listDockets)
export const loadDocket = recordLoader(docketQuery)
