import type { Permission } from '#shared/permissions.ts'
import { formatUnitPrice } from '#shared/money.ts'

/** Allowed only in histories of people with the right to see it. */
export interface Canary {
  /** As it may appear there: `7310013`, `73,100.13`. */
  forms: readonly string[]
  right: Permission
}

export const must = <T extends { status: number; text: string }>(reply: T): T => {
  if (reply.status !== 200) throw new Error(reply.text)
  return reply
}

/** Unique amounts and words, with who may see them, and the records that were given any. */
export function makeCanaries() {
  const canaries: Canary[] = []
  /** In no history at all, whoever reads it. */
  const secrets: string[] = []
  const records: (readonly [type: string, id: number])[] = []
  const cents = (right: Permission): number => {
    const amount = 7_310_013 + 100 * canaries.length
    canaries.push({ forms: [String(amount), formatUnitPrice(amount).slice(1)], right })
    return amount
  }
  const words = (text: string, right: Permission): string => {
    canaries.push({ forms: [text], right })
    return text
  }
  const put = (type: string, id: number): number => {
    records.push([type, id])
    return id
  }
  return { canaries, secrets, records, cents, words, put }
}
