import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { optionalLocalDate } from '#platform/contract/date-fields.ts'
import { optionalText, reference, text } from '#platform/contract/fields.ts'
import { documentLabels as labels } from '../rules/document-labels.ts'

export const documentStatuses = ['pending', 'approved', 'rejected', 'superseded'] as const
export type DocumentStatus = (typeof documentStatuses)[number]

/** A kind of document that a kind of record has, and what it asks for. */
export const DocumentType = z
  .object({
    id: z.number(),
    record_type: z.string(),
    name: z.string(),
    is_mandatory: z.number(),
    /** Approved or rejected, and one approved document at a time; others are filed as they are. */
    is_reviewed: z.number(),
    has_expiry: z.number(),
    /** Nobody works on it once it has expired. */
    block_on_expiry: z.number(),
    needs_number: z.number(),
  })
  .meta({ id: 'DocumentType' })
export type DocumentType = z.output<typeof DocumentType>

/** A page of a document; its bytes are at `/api/files/:key`. */
export const DocumentFile = z
  .object({ key: z.string(), name: z.string(), content_type: z.string(), bytes: z.number() })
  .meta({ id: 'DocumentFile' })
export type DocumentFile = z.output<typeof DocumentFile>

/** A document of a record as it stands today. */
export const Document = z
  .object({
    id: z.number(),
    record_type: z.string(),
    record_id: z.number(),
    document_type_id: z.number(),
    document_type: z.string(),
    is_reviewed: z.number(),
    title: z.string(),
    number: z.string().nullable(),
    issuer: z.string().nullable(),
    issued_on: z.string().nullable(),
    expires_on: z.string().nullable(),
    status: z.enum(documentStatuses),
    /** Since the day after `expires_on` in Melbourne; no status of its own, so that it is never late. */
    is_expired: z.number(),
    /** It is about the viewer, or was added by the viewer, who therefore cannot review it. */
    is_own: z.number(),
    files: z.array(DocumentFile),
    added_by: z.string().nullable(),
    created_at: z.string(),
    reviewer: z.string().nullable(),
    reviewed_at: z.string().nullable(),
    rejection_reason: z.string().nullable(),
    supersedes_id: z.number().nullable(),
    archived_at: z.string().nullable(),
    archive_reason: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'Document' })
export type Document = z.output<typeof Document>

/** What a person says about a document beside its files. */
export const documentFields = z.object({
  title: text(labels.title, { max: 200 }),
  number: optionalText(labels.number, { max: 60 }),
  issuer: optionalText(labels.issuer, { max: 120 }),
  issued_on: optionalLocalDate(labels.issued_on),
  expires_on: optionalLocalDate(labels.expires_on),
})
export type DocumentFields = z.output<typeof documentFields>

export const DocumentInput = documentFields
  .extend({ document_type_id: reference(labels.document_type_id) })
  .meta({ id: 'DocumentInput' })
export type DocumentInput = z.output<typeof DocumentInput>
export const DocumentPatch = documentFields.partial().extend({ version }).meta({ id: 'DocumentPatch' })
export type DocumentPatch = z.output<typeof DocumentPatch>
/** A new document in the place of an old one: nothing is taken over from that. */
export const DocumentReplacement = documentFields.extend({ version }).meta({ id: 'DocumentReplacement' })
export type DocumentReplacement = z.output<typeof DocumentReplacement>
