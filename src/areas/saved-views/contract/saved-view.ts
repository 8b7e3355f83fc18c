import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { text } from '#platform/contract/fields.ts'
import { savedViewLabels } from '../rules/saved-view-labels.ts'
import { viewSearch } from '../rules/view-search.ts'

/** A saved list state, under a name of the person's choice. */
export const SavedView = z
  .object({
    id: z.number(),
    /** The address of the list's screen: `/dashboard/clients`. */
    list_key: z.string(),
    name: z.string(),
    /** As returned by `viewSearch`. */
    search: z.string(),
    version: z.number(),
  })
  .meta({ id: 'SavedView' })
export type SavedView = z.output<typeof SavedView>

export const ViewName = z.object({ name: text(savedViewLabels.name, { max: 60 }) })

export const SavedViewInput = ViewName.extend({
  list_key: z
    .string()
    .max(100)
    .regex(/^\/[\w$/-]+$/, 'This is not the address of a list.'),
  search: z
    .string()
    .max(2000, 'This view has too many filters to be saved.')
    // As in an address: everything else is escaped there.
    .regex(/^[\x21-\x7e]*$/, 'This is not the search part of an address.')
    .transform(viewSearch),
}).meta({ id: 'SavedViewInput' })
export type SavedViewInput = z.output<typeof SavedViewInput>

export const SavedViewPatch = ViewName.extend({ version }).meta({ id: 'SavedViewPatch' })
export type SavedViewPatch = z.output<typeof SavedViewPatch>
