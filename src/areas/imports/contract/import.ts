import * as z from 'zod'
import { text } from '#platform/contract/fields.ts'
import { version } from '#platform/contract/endpoint.ts'
import { importLabels } from '../rules/import-labels.ts'
import { importKinds, importStatuses } from './choices.ts'

/** What someone may import, with the fields its columns can be matched with. */
export const ImportKind = z
  .object({
    kind: z.enum(importKinds),
    one: z.string(),
    many: z.string(),
    fields: z.array(z.object({ field: z.string(), label: z.string(), is_required: z.number() })),
    /** The caller’s unfinished import of this kind: a new file replaces it, once the server is not at work on it. */
    in_hand: z.object({ id: z.number(), file_name: z.string(), status: z.enum(importStatuses) }).nullable(),
  })
  .meta({ id: 'ImportKind' })
export type ImportKind = z.output<typeof ImportKind>

/** An import in the list. */
export const ImportRow = z
  .object({
    id: z.number(),
    kind: z.enum(importKinds),
    file_name: z.string(),
    status: z.enum(importStatuses),
    row_count: z.number(),
    /** Rows done so far by the step under way. */
    done_count: z.number(),
    bad_count: z.number(),
    imported_count: z.number(),
    created_at: z.string(),
    created_by_name: z.string(),
    finished_at: z.string().nullable(),
    undone_at: z.string().nullable(),
    /** 1: the viewer’s own. Only they can go on with one that is not finished. */
    is_own: z.number(),
    version: z.number(),
  })
  .meta({ id: 'ImportRow' })
export type ImportRow = z.output<typeof ImportRow>

/** A record that keeps an import from being undone, and why: `changed since`, `used by 2 bookings`. */
export const HeldRecord = z.object({ id: z.number(), label: z.string(), reasons: z.array(z.string()) })
export type HeldRecord = z.output<typeof HeldRecord>

/** Someone who has imported. */
export const Importer = z.object({ id: z.number(), name: z.string() }).meta({ id: 'Importer' })

/** An import, in full. */
export const Import = ImportRow.extend({
  columns: z.array(
    z.object({
      heading: z.string(),
      /** '' leaves the column out. */
      field: z.string(),
      /** The first values below the heading, while the rows are kept. */
      samples: z.array(z.string()),
    }),
  ),
  /** Why the last step did not come to its end. */
  problem: z.string().nullable(),
  held: z.array(HeldRecord),
  undone_by_name: z.string().nullable(),
}).meta({ id: 'Import' })
export type Import = z.output<typeof Import>

/** A row that cannot be imported. */
export const ImportProblem = z
  .object({
    /** As the spreadsheet numbers it. */
    row_no: z.number(),
    /** `Row 12: Email is required.` */
    message: z.string(),
    /** What the row is about: its first filled cells. */
    cells: z.array(z.string()),
  })
  .meta({ id: 'ImportProblem' })
export type ImportProblem = z.output<typeof ImportProblem>

/** A spreadsheet to import; it is read and not kept. */
export const ImportFile = z
  .object({
    kind: z.enum(importKinds),
    file_name: text(importLabels.file_name, { max: 255 }),
  })
  .meta({ id: 'ImportFile' })
export type ImportFile = z.output<typeof ImportFile>

/** The field of each column, in the order of the headings; '' leaves one out. */
export const ImportMatch = z
  .object({ fields: z.array(z.string().max(60)).max(100), version })
  .meta({ id: 'ImportMatch' })
export type ImportMatch = z.output<typeof ImportMatch>
