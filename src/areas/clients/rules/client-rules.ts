import { invalid, refuse } from '#platform/contract/app-error.ts'
import { requiredWords } from '#shared/text.ts'
import { isAbn, isAcn, normaliseAbn } from '#shared/abn.ts'
import type { paymentTerms } from '../contract/choices.ts'
import type { DuplicateReason } from '../contract/client.ts'
import { clientLabels } from './client-labels.ts'
import { termsErrors } from './construction-terms.ts'

interface Switches {
  gst_switch: number
  gst_reason: string | null
  credit_hold: number
  credit_hold_reason: string | null
  sop_construction_contract: number
  payment_terms: (typeof paymentTerms)[number]
}

/**
 * Cross-field rules, whatever was changed: no GST and a credit hold each need a reason, and a construction
 * contract needs lawful payment terms. @throws invalid on the field that is wrong.
 */
export function checkClient(client: Switches): void {
  if (!client.gst_switch && !client.gst_reason)
    throw invalid({ gst_reason: requiredWords(clientLabels.gst_reason) })
  if (client.credit_hold && !client.credit_hold_reason)
    throw invalid({ credit_hold_reason: requiredWords(clientLabels.credit_hold_reason) })
  refuse(termsErrors(client))
}

/** A reason is cleared when it no longer applies: the next hold must give its own. */
export function withoutIdleReasons<T extends Partial<Switches>>(fields: T): T {
  return {
    ...fields,
    ...(fields.gst_switch ? { gst_reason: null } : {}),
    ...(fields.credit_hold === 0 ? { credit_hold_reason: null } : {}),
  }
}

interface State {
  archived_at: string | null
}
/** Open work or money owed, either way: how much, also as text: `2 open quotes`. */
export interface OpenWork {
  count: number
  words: string
}
/** What may be done with a client; shared by server and buttons. A string says why not. */
export const clientCan = {
  edit: (client: State): true | string => (client.archived_at ? 'Restore this client to change it.' : true),
  archive: (client: State & { open: readonly OpenWork[] }): true | string =>
    client.archived_at ? 'This client is already archived.' : isSettled(client.open),
  restore: (client: State): true | string => (client.archived_at ? true : 'This client is not archived.'),
}

/**
 * Nobody looks at an archived client: quotes it may still accept, work in progress and money owed would be
 * forgotten.
 */
function isSettled(open: readonly OpenWork[]): true | string {
  const left = open.filter(({ count }) => count > 0)
  const things = left.map(({ words }) => words)
  const last = things.pop()
  if (last === undefined) return true
  const all = things.length > 0 ? `${things.join(', ')} and ${last}` : last
  const isOne = left.length === 1 && left[0]?.count === 1
  return `This client has ${all}. Settle ${isOne ? 'it' : 'them'} first.`
}

/** The same for the contacts and sites of an open client; `noun`: which of the two. */
export const partCan = {
  restore: (part: State, noun: 'contact' | 'site'): true | string =>
    part.archived_at ? true : `This ${noun} is not archived.`,
}

/** A company's ABN ends in its ACN. Some entities have a different kind of ABN, so people are warned, not stopped. */
export function abnWarning(
  abn: string | null | undefined,
  acn: string | null | undefined,
): string | undefined {
  if (!abn || !acn || !isAbn(abn) || !isAcn(acn)) return undefined
  return normaliseAbn(abn).endsWith(normaliseAbn(acn))
    ? undefined
    : 'This ACN does not match the last nine digits of the ABN.'
}

const same = { abn: 'ABN', email: 'email', phone: 'phone number' } as const

/** What follows the name of a possible duplicate: 'already has this ABN and email.' */
export function duplicateWords(reasons: readonly DuplicateReason[]): string {
  const things = reasons.flatMap((reason) => (reason === 'name' ? [] : [same[reason]]))
  const last = things.pop()
  if (last === undefined) return 'has a similar name.'
  return `already has this ${things.length > 0 ? `${things.join(', ')} and ` : ''}${last}.`
}
