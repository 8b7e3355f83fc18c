import { read } from '#platform/web/calls/api.ts'
import type { QueryOf } from '#platform/web/lists/list-query.ts'
import { docketEndpoints } from '../contract/endpoints.ts'

export const docketQuery = (id: number) => read(docketEndpoints.getDocket, { params: { id } })
export const docketDocumentQuery = (id: number) => read(docketEndpoints.getDocketDocument, { params: { id } })
export const docketSettingsQuery = () => read(docketEndpoints.getDocketSettings, {})

/** The docket list's search parameters. */
export type DocketListQuery = QueryOf<typeof docketEndpoints.listDockets>
