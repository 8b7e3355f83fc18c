import { type CallOptions, call } from '#platform/web/calls/api.ts'
import { Refusal } from '#platform/web/calls/refusal.ts'
import { showRefusal } from '#platform/web/refusals/show-refusal.ts'
import type { Document } from '../contract/document.ts'
import { documentEndpoints } from '../contract/endpoints.ts'
import type { DocumentForm } from './document-form.ts'
import type { Place } from './queries.ts'

/** Uploads a document of a record; with `replaces`, in place of another. */
export function postDocument(
  place: Place,
  { form, replaces }: { form: DocumentForm; replaces?: Document | undefined },
  onProgress?: CallOptions['onProgress'],
): Promise<Document> {
  const { files, document_type_id, ...fields } = form
  const options = { files: { files }, onProgress }
  if (!replaces) {
    return call(
      documentEndpoints.addDocument,
      { params: place, body: { ...fields, document_type_id } },
      options,
    )
  }
  const { id, version } = replaces
  return call(documentEndpoints.replaceDocument, { params: { id }, body: { ...fields, version } }, options)
}

/** Why an upload failed, next to it. */
export const failureOf = (error: unknown): string => showRefusal(error).beside ?? reasonOf(error)

function reasonOf(error: unknown): string {
  if (!(error instanceof Refusal)) return 'Something went wrong.'
  const fields = Object.values(error.errors)
  if (fields.length > 0) return fields.join(' ')
  return error.status === 0 ? 'No response. Check the connection and try again.' : 'Something went wrong.'
}
