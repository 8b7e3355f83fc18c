import * as z from 'zod'
import { fileRefusal } from '#platform/web/files/files-to-send.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { fileTypes } from '#shared/file-signatures.ts'
import { DocumentInput, type DocumentType } from '../contract/document.ts'
import { documentUpload } from '../contract/endpoints.ts'
import { detailErrors } from '../rules/document-details.ts'
import { serverNow } from '#ui/server-clock.ts'

const { max_files, max_bytes } = documentUpload
/** When asked for these, a phone converts its HEIC to JPEG by itself. */
export const acceptedTypes: readonly string[] = fileTypes

/** Why a file is refused; null when it may be sent. */
export const refusalOf = async (chosen: File): Promise<string | null> =>
  (await fileRefusal(chosen, max_bytes))?.message ?? null

/** The form schema for a document of one of these types. */
export const documentForm = (types: readonly DocumentType[]) =>
  DocumentInput.extend({
    files: z
      .array(z.instanceof(File))
      .min(1, 'File is required.')
      .max(max_files, `At most ${max_files} files.`),
  }).superRefine((values, context) => {
    const type = types.find(({ id }) => id === values.document_type_id)
    const errors = type ? detailErrors(type, values, melbourneDate(serverNow())) : {}
    for (const [field, message] of Object.entries(errors)) {
      context.addIssue({ code: 'custom', path: [field], message, input: values })
    }
  })
export type DocumentForm = z.output<ReturnType<typeof documentForm>>
