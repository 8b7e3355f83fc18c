import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { optionalText, text, wholeNumber } from '#platform/contract/fields.ts'
import { type Permission, type Scope, permissionKeys } from '#shared/permissions.ts'
import type { UserType } from '#shared/roles.ts'
import { roleLabels as labels } from '../rules/role-labels.ts'

/** A role's setting for a key: the default, a scope, or none. */
export const settings = ['default', 'all', 'own', 'none'] as const
export type Setting = (typeof settings)[number]

/** A named set of rights over a user type. The specification's seven are system roles. */
export const UserRole = z
  .object({
    id: z.number(),
    name: z.string(),
    user_type: z.custom<UserType>(),
    description: z.string().nullable(),
    is_system: z.number(),
    /** How many users have it, including archived ones. */
    users: z.number(),
    /** The role's rights. */
    grants: z.custom<Partial<Record<Permission, Scope>>>(),
    /** Differences from the user type's defaults. */
    overrides: z.custom<Partial<Record<Permission, Scope | 'none'>>>(),
    version: z.number(),
  })
  .meta({ id: 'UserRole' })
export type UserRole = z.output<typeof UserRole>

/** A role to choose for a user. */
export const RoleChoice = UserRole.pick({ id: true, name: true, user_type: true, is_system: true }).meta({
  id: 'RoleChoice',
})
export type RoleChoice = z.output<typeof RoleChoice>

/** What a role is called. */
export const RoleDescription = z.object({
  name: text(labels.name, { min: 2, max: 60 }),
  description: optionalText(labels.description, { max: 200 }),
})

export const RoleInput = RoleDescription.extend({
  user_type: wholeNumber(labels.user_type, { min: 1, max: 7 }).transform((type) => type as UserType),
}).meta({ id: 'RoleInput' })
export type RoleInput = z.output<typeof RoleInput>

export const RolePatch = RoleDescription.partial().extend({ version }).meta({ id: 'RolePatch' })
export type RolePatch = z.output<typeof RolePatch>

/** The keys to change; others stay. */
export const RoleRights = z
  .object({ version, permissions: z.partialRecord(z.enum(permissionKeys), z.enum(settings)) })
  .meta({ id: 'RoleRights' })
export type RoleRights = z.output<typeof RoleRights>
