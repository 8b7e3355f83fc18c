import * as z from 'zod'
import type { Permission, Scope } from '#shared/permissions.ts'
import type { UserType } from '#shared/roles.ts'

/** The answer to sign-in and simple sign-up, also kept in browser storage under `user` (specification, section 3). */
export const SessionUser = z
  .object({
    id: z.number(),
    name: z.string(),
    email: z.string(),
    /** A JWT; the browser checks the `exp` inside. */
    token: z.string(),
    /** null while the account waits for approval. */
    user_type: z.custom<UserType>().nullable(),
    /** The name of the role; null while waiting. */
    user_role: z.string().nullable(),
    permissions: z.custom<Partial<Record<Permission, Scope>>>(),
    /** The URL of the picture. */
    avatar: z.string().nullable(),
  })
  .meta({ id: 'SessionUser' })
export type SessionUser = z.output<typeof SessionUser>

/** An event-stream notice: what kind of record changed. The browser refetches with its own rights. */
export interface LiveNotice {
  topic: string
}
