import { question } from '#platform/server/change/change.ts'
import type { Permission } from '#shared/permissions.ts'

/** Every user who can sign in and has a right. */
export const holdersOfRight = question<{ permission: Permission }, readonly number[]>('holdersOfRight')
