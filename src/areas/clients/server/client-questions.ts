import { question } from '#platform/server/change/change.ts'
import type { OpenWork } from '../rules/client-rules.ts'

/**
 * A client's open work and money owed, either way. The client is locked: creating a quote, job or issued
 * invoice for it waits.
 */
export const clientOpenWork = question<{ client_id: number }, readonly OpenWork[]>('clientOpenWork')
