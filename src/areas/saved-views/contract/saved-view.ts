import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { text } from '#platform/contract/fields.ts'
import { savedViewLabels } from '../rules/saved-view-labels.ts'
import { viewSearch } from '../rules/view-search.ts'

/** 0: everyone, 1 to 7: a user type, null: its owner alone. */
const shared_with = z.number().int().min(0).max(7).nullable()

/** A saved list state, under a name of the person's choice. */
export const SavedView = z
  .object({
    id: z.number(),
    /** The address of the list's screen: `/dashboard/clients`. */
    list_key: z.string(),
    name: z.string(),
    /** As returned by `viewSearch`. */
    search: z.string(),
    shared_with,
    /** Who saved it; null for your own. */
    owner: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'SavedView' })
export type SavedView = z.output<typeof SavedView>

const list_key = z
  .string()
  .max(100)
  .regex(/^\/[\w$/-]+$/, 'This is not the address of a list.')
const search = z
  .string()
  .max(2000, 'This view has too many filters to be saved.')
  // As in an address: everything else is escaped there.
  .regex(/^[\x21-\x7e]*$/, 'This is not the search part of an address.')
  .transform(viewSearch)

/** What a list opens with. */
export const DefaultView = z.object({ list_key: z.string(), search: z.string() }).meta({ id: 'DefaultView' })
export type DefaultView = z.output<typeof DefaultView>

/** An empty search removes it. */
export const DefaultViewInput = z.object({ list_key, search }).meta({ id: 'DefaultViewInput' })

const name = text(savedViewLabels.name, { max: 60 })

/** What may be changed of a saved view. */
export const SavedViewFields = z.object({ name, shared_with })

export const SavedViewInput = z
  .object({ name, list_key, search, shared_with: shared_with.default(null) })
  .meta({ id: 'SavedViewInput' })
export type SavedViewInput = z.output<typeof SavedViewInput>

export const SavedViewPatch = SavedViewFields.partial().extend({ version }).meta({ id: 'SavedViewPatch' })
export type SavedViewPatch = z.output<typeof SavedViewPatch>
