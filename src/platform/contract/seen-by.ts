import * as z from 'zod'
import type { Permission } from '#shared/permissions.ts'

const rights = z.registry<{ any: readonly Permission[] }>()

/** A field of an answer that is absent for viewers with none of these rights. */
export function seenBy<S extends z.ZodType>(schema: S, ...any: readonly [Permission, ...Permission[]]) {
  const seen = schema.optional().meta({ description: `Only with ${any.join(' or ')}.` })
  rights.add(seen, { any })
  return seen
}

/** The rights of which a viewer needs one to receive this field; undefined for a field that everyone receives. */
export const rightsToSee = (schema: z.ZodType): readonly Permission[] | undefined => rights.get(schema)?.any
