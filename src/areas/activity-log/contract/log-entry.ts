import * as z from 'zod'

/** Field → value; for a field that refers to another record, that record's name. */
const fields = z.record(z.string(), z.unknown()).nullable()

/** An action on a record, as this viewer may see it. */
export const LogEntry = z
  .object({
    id: z.number(),
    at: z.string(),
    actor_user_id: z.number().nullable(),
    actor: z.string(),
    /** A past-tense verb: created, updated, contact added. */
    action: z.string(),
    record_type: z.string(),
    /** The name of the record type. */
    record_title: z.string(),
    record_id: z.number(),
    record_label: z.string(),
    /** The record's screen; null when this viewer has none. */
    link: z.string().nullable(),
    part: z.string().nullable(),
    before: fields,
    after: fields,
    reason: z.string().nullable(),
    /** The IP address it was done from; null except for administrators. */
    ip: z.string().nullable(),
  })
  .meta({ id: 'LogEntry' })
export type LogEntry = z.output<typeof LogEntry>

/** A page of the log, newest first. */
export const LogPage = z
  .object({
    entries: z.array(LogEntry),
    /** The `before_id` of the next page; null at the start of the log. */
    older: z.number().nullable(),
  })
  .meta({ id: 'LogPage' })
export type LogPage = z.output<typeof LogPage>

/** The log's filter options. */
export const LogChoices = z
  .object({
    record_types: z.array(z.object({ type: z.string(), title: z.string() })),
    people: z.array(z.object({ id: z.number(), name: z.string() })),
    /** The actions of the last ten thousand entries. */
    actions: z.array(z.string()),
  })
  .meta({ id: 'LogChoices' })
export type LogChoices = z.output<typeof LogChoices>
