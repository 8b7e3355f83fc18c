import { question } from '#platform/server/change/change.ts'
import type { OpenWork } from '../rules/client-rules.ts'

/**
 * What is still to be done for a client, or is between it and us. The client is locked: whoever makes a quote, a job or
 * an issued invoice for it waits.
 */
export const clientOpenWork = question<{ client_id: number }, readonly OpenWork[]>('clientOpenWork')
