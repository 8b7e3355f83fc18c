import { licenceClasses } from '#areas/drivers/contract/choices.ts'
import { expiryOf } from '#shared/expiry.ts'
import { addMonths } from '#shared/local-date.ts'

type LicenceClass = (typeof licenceClasses)[number]

export const proofStates = ['valid', 'expiring', 'expired', 'waiting', 'missing'] as const
export type ProofState = (typeof proofStates)[number]

export const proofStateWords = {
  valid: 'Valid',
  expiring: 'Expires soon',
  expired: 'Expired',
  waiting: 'To be reviewed',
  missing: 'Missing',
} as const satisfies Record<ProofState, string>

/** What a skill asks for, and what its holder has of it. */
export interface SkillHeld {
  document_type: string | null
  licence_class: LicenceClass | null
  validity_months: number | null
  /** The day it was given: where nothing else proves it, it lasts from then on. */
  given_on: string
  /** The driver's newest document of that type that was not rejected. */
  document: { status: string; issued_on: string | null; expires_on: string | null } | null
  licence: { class: LicenceClass | null; expires_on: string | null }
}

/** A driver's skill by name, with what proves it. */
export interface NamedSkillHeld extends SkillHeld {
  id: number
  name: string
}

interface Proof {
  state: ProofState
  expires_on: string | null
}

/** Whether a driver can prove a skill today, and until when: each part is needed, and the first to expire ends it. */
export function proofOf(held: SkillHeld, today: string): Proof {
  const parts = [documentProof(held), licenceProof(held)].filter((part) => part !== null)
  const all = parts.length > 0 ? parts : [lasting(held.given_on, held.validity_months)]
  const dates = all.flatMap(({ expires_on }) => expires_on ?? []).toSorted()
  const expires_on = dates[0] ?? null
  const lacking = all.find(({ lacks }) => lacks)?.lacks
  return { state: lacking ?? stateAt(expires_on, today), expires_on }
}

interface Part {
  lacks?: 'missing' | 'waiting'
  expires_on: string | null
}

function documentProof({ document_type, document, validity_months }: SkillHeld): Part | null {
  if (document_type === null) return null
  if (!document) return { lacks: 'missing', expires_on: null }
  const { issued_on, expires_on, status } = document
  const until = { expires_on: expires_on ?? lasting(issued_on, validity_months).expires_on }
  return status === 'pending' ? { ...until, lacks: 'waiting' } : until
}

function licenceProof({ licence_class, licence }: SkillHeld): Part | null {
  if (licence_class === null) return null
  const covers =
    licence.class !== null && licenceClasses.indexOf(licence.class) >= licenceClasses.indexOf(licence_class)
  return covers ? { expires_on: licence.expires_on } : { lacks: 'missing', expires_on: null }
}

const lasting = (from: string | null, months: number | null): Part => ({
  expires_on: from && months ? addMonths(from, months) : null,
})

function stateAt(expires_on: string | null, today: string): ProofState {
  const expiry = expires_on && expiryOf(expires_on, today)
  return expiry === 'soon' ? 'expiring' : expiry || 'valid'
}
