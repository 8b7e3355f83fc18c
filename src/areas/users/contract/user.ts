import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { email, optionalMobile, optionalReference, text, wholeNumber } from '#platform/contract/fields.ts'
import type { UserType } from '#shared/roles.ts'
import { userApprovals, userStatuses } from './choices.ts'
import { letterStates } from '#shared/mail-words.ts'
import { userLabels } from '../rules/user-labels.ts'

/** A user in a list. Viewers who may not edit users get name, type, status and picture; the rest is null. */
export const UserRow = z
  .object({
    id: z.number(),
    name: z.string(),
    email: z.string().nullable(),
    mobile: z.string().nullable(),
    /** null while the account waits for approval. */
    user_type: z.custom<UserType>().nullable(),
    /** null: the type's standard role. */
    user_role_id: z.number().nullable(),
    /** The name of the role. */
    user_role: z.string().nullable(),
    /** The driver whose account it is; null for viewers who may not edit users. */
    driver_id: z.number().nullable(),
    /** The subcontractor whose account it is. */
    subcontractor_id: z.number().nullable(),
    status: z.enum(userStatuses),
    approved: z.enum(userApprovals),
    rejected_at: z.string().nullable(),
    rejection_reason: z.string().nullable(),
    /** The URL of the picture. */
    avatar: z.string().nullable(),
    last_login_at: z.string().nullable(),
    /** 1 until an invitation has been accepted. */
    is_invited: z.number().nullable(),
    /** The state of their last invitation. */
    letter: z.enum(letterStates).nullable(),
    /** The message of an invitation that was not emailed, for which a new link can be made (`freshLink`). */
    unsent_invitation_id: z.number().nullable(),
    /** 1 for the only active administrator, who can be neither deactivated nor archived. */
    is_last_administrator: z.number().nullable(),
    created_at: z.string().nullable(),
    archived_at: z.string().nullable(),
    archive_reason: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'UserRow' })
export type UserRow = z.output<typeof UserRow>

/** A user to choose in a field. */
export const UserChoice = z
  .object({
    id: z.number(),
    name: z.string(),
    user_type: z.custom<UserType>(),
    avatar: z.string().nullable(),
  })
  .meta({ id: 'UserChoice' })
export type UserChoice = z.output<typeof UserChoice>

const userType = wholeNumber(userLabels.user_type, { min: 1, max: 7 }).transform((type) => type as UserType)

/** A user's rights: a type, and optionally one of its roles instead of the standard one. */
export const Access = z.object({
  user_type: userType,
  user_role_id: optionalReference(userLabels.user_role_id),
})
export type Access = z.output<typeof Access>

/** A user's personal details; all that can be edited while they wait for approval. */
export const UserIdentity = z.object({
  name: text(userLabels.name, { min: 2, max: 120 }),
  email: email(),
  mobile: optionalMobile(),
})

const fields = UserIdentity.extend(Access.shape)

/** A user added by an administrator: approved immediately, and invited by email to choose a password. */
export const UserInput = fields.meta({ id: 'UserInput' })
export type UserInput = z.output<typeof UserInput>

/** The driver or subcontractor who signs in with the account: decides which records are their own. */
export const UserForm = fields.extend({
  driver_id: optionalReference(userLabels.driver_id),
  subcontractor_id: optionalReference(userLabels.subcontractor_id),
})
export type UserForm = z.output<typeof UserForm>

export const UserPatch = UserForm.partial().extend({ version }).meta({ id: 'UserPatch' })
export type UserPatch = z.output<typeof UserPatch>

export const Approval = Access.extend({ version }).meta({ id: 'Approval' })
export type Approval = z.output<typeof Approval>
