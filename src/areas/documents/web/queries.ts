import { read } from '#platform/web/calls/api.ts'
import { documentEndpoints } from '../contract/endpoints.ts'

/** The record that documents belong to. */
export interface Place {
  record_type: string
  record_id: number
}

export const documentsQuery = (place: Place, archived: '0' | '1' = '0') =>
  read(documentEndpoints.listDocuments, { params: place, query: { archived } })

export const documentTypesQuery = (record_type: string) =>
  read(documentEndpoints.listDocumentTypes, { query: { record_type } })
