import * as z from 'zod'
import { version } from '#platform/contract/endpoint.ts'
import { optionalMobile, text } from '#platform/contract/fields.ts'
import type { UserType } from '#shared/roles.ts'
import { accountLabels } from '../rules/account-labels.ts'

/** A person's view of their own account. */
export const Profile = z
  .object({
    id: z.number(),
    name: z.string(),
    email: z.string(),
    mobile: z.string().nullable(),
    /** null while the account waits for approval. */
    user_type: z.custom<UserType>().nullable(),
    user_role: z.string().nullable(),
    /** The URL of the picture. */
    avatar: z.string().nullable(),
    last_login_at: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.output<typeof Profile>

/** What a person may change of their own account. */
export const ProfileInput = z.object({
  name: text(accountLabels.name, { min: 2, max: 120 }),
  mobile: optionalMobile(),
})

export const ProfilePatch = ProfileInput.partial().extend({ version }).meta({ id: 'ProfilePatch' })
export type ProfilePatch = z.output<typeof ProfilePatch>

/** One of the person's sign-ins. */
export const ActiveSession = z
  .object({
    id: z.string(),
    created_at: z.string(),
    last_seen_at: z.string(),
    expires_at: z.string(),
    ip: z.string().nullable(),
    /** The browser's user agent, in words. */
    user_agent: z.string().nullable(),
    /** 1 for the session making the call. */
    is_current: z.number(),
  })
  .meta({ id: 'ActiveSession' })
export type ActiveSession = z.output<typeof ActiveSession>
