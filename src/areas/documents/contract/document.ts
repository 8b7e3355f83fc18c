import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { optionalLocalDate } from '#platform/contract/date-fields.ts'
import { optionalText, reference, text } from '#platform/contract/fields.ts'
import { documentLabels as labels } from '../rules/document-labels.ts'

export const documentStatuses = ['pending', 'approved', 'rejected', 'superseded'] as const
export type DocumentStatus = (typeof documentStatuses)[number]

/** A document type for a record type, and what it requires. */
export const DocumentType = z
  .object({
    id: z.number(),
    record_type: z.string(),
    name: z.string(),
    is_mandatory: z.number(),
    /** It is reviewed, with one approved document at a time; other types are simply filed. */
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

/** A record's document as of today. */
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
    /** From the day after `expires_on` in Melbourne; not a stored status, so that it is never out of date. */
    is_expired: z.number(),
    /** It is about the viewer, or was added by them, so they cannot review it. */
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

/** What people enter about a document besides its files. */
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
/** A new document that replaces an old one, without taking over any of its details. */
export const DocumentReplacement = documentFields.extend({ version }).meta({ id: 'DocumentReplacement' })
export type DocumentReplacement = z.output<typeof DocumentReplacement>
