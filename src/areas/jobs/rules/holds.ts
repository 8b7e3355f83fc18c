import type { HoldKind } from '../contract/choices.ts'

/** The facts about a job, its client and its site that decide its automatic holds. */
export interface HoldInputs {
  client: { name: string; credit_hold: number; po_required: number }
  site: { name: string; induction_required: number }
  po_number: string | null
}
export interface WantedHold {
  kind: HoldKind
  detail: string
}

/** The automatic holds. */
export const automaticHoldKinds: readonly HoldKind[] = ['credit', 'po', 'induction']

/** The credit hold of a client, which applies to all its jobs. */
export const creditHold = (client: string): WantedHold => ({
  kind: 'credit',
  detail: `${client} is on credit hold.`,
})

/** The automatic holds that a job's client and site require. */
export function wantedHolds({ client, site, po_number }: HoldInputs): WantedHold[] {
  return [
    ...(client.credit_hold ? [creditHold(client.name)] : []),
    ...(client.po_required && !po_number
      ? [{ kind: 'po' as const, detail: `${client.name} needs a purchase order number.` }]
      : []),
    ...(site.induction_required
      ? [{ kind: 'induction' as const, detail: `${site.name} requires an induction.` }]
      : []),
  ]
}

interface StoredHold {
  kind: HoldKind
  cleared_at: string | null
}

/**
 * The changes that bring a job's holds in line with its facts. A hold no longer required is cleared
 * automatically. A settled one stays settled as long as it was already required, about the same thing,
 * `before`.
 */
export function holdChanges(
  stored: readonly StoredHold[],
  wanted: readonly WantedHold[],
  before: readonly WantedHold[],
): { raise: WantedHold[]; clear: HoldKind[] } {
  const isOver = ({ kind, cleared_at }: StoredHold) =>
    cleared_at === null && automaticHoldKinds.includes(kind) && !wanted.some((one) => one.kind === kind)
  const isNew = ({ kind, detail }: WantedHold) =>
    !stored.some((hold) => hold.kind === kind) ||
    !before.some((hold) => hold.kind === kind && hold.detail === detail)
  return { raise: wanted.filter(isNew), clear: stored.filter(isOver).map(({ kind }) => kind) }
}
