import * as z from 'zod'

/** Field → value; of a field that names another record, what people call that record. */
const fields = z.record(z.string(), z.unknown()).nullable()

/** Something that somebody did to a record, as this viewer may know it. */
export const LogEntry = z
  .object({
    id: z.number(),
    at: z.string(),
    actor_user_id: z.number().nullable(),
    actor: z.string(),
    /** A verb in the past: created, updated, contact added. */
    action: z.string(),
    record_type: z.string(),
    /** What people call the kind of record. */
    record_title: z.string(),
    record_id: z.number(),
    record_label: z.string(),
    /** The record's screen; null when there is none for this viewer. */
    link: z.string().nullable(),
    part: z.string().nullable(),
    before: fields,
    after: fields,
    reason: z.string().nullable(),
    /** The address that it was done from; null for all but administrators. */
    ip: z.string().nullable(),
  })
  .meta({ id: 'LogEntry' })
export type LogEntry = z.output<typeof LogEntry>

/** A stretch of the log, the newest first. */
export const LogStretch = z
  .object({
    entries: z.array(LogEntry),
    /** The `before_id` of the next stretch; null at the beginning of the log. */
    older: z.number().nullable(),
  })
  .meta({ id: 'LogStretch' })
export type LogStretch = z.output<typeof LogStretch>

/** What the log can be filtered by. */
export const LogChoices = z
  .object({
    record_types: z.array(z.object({ type: z.string(), title: z.string() })),
    people: z.array(z.object({ id: z.number(), name: z.string() })),
    /** The actions of the last ten thousand entries. */
    actions: z.array(z.string()),
  })
  .meta({ id: 'LogChoices' })
export type LogChoices = z.output<typeof LogChoices>
