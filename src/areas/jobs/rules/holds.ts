import type { HoldKind } from '../contract/choices.ts'

/** What of a job, its client and its site decides which holds it has by itself. */
export interface HoldInputs {
  client: { name: string; credit_hold: number; po_required: number }
  site: { name: string; induction_required: number }
  po_number: string | null
}
export interface WantedHold {
  kind: HoldKind
  detail: string
}

/** The holds that people do not raise themselves. */
export const ruledKinds: readonly HoldKind[] = ['credit', 'po', 'induction']

/** What every job of a client on credit hold waits for. */
export const creditHold = (client: string): WantedHold => ({
  kind: 'credit',
  detail: `${client} is on credit hold.`,
})

/** What a job must wait for by what its client and its site say. */
export function wantedHolds({ client, site, po_number }: HoldInputs): WantedHold[] {
  return [
    ...(client.credit_hold ? [creditHold(client.name)] : []),
    ...(client.po_required && !po_number
      ? [{ kind: 'po' as const, detail: `${client.name} needs a purchase order number.` }]
      : []),
    ...(site.induction_required
      ? [{ kind: 'induction' as const, detail: `${site.name} lets only inducted people in.` }]
      : []),
  ]
}

interface StoredHold {
  kind: HoldKind
  cleared_at: string | null
}

/**
 * What has to change so that a job's holds are what its inputs ask for. One that is asked for no more is cleared by
 * itself. One that somebody settled stays settled as long as it was asked for, about the same, `before` already.
 */
export function holdChanges(
  stored: readonly StoredHold[],
  wanted: readonly WantedHold[],
  before: readonly WantedHold[],
): { raise: WantedHold[]; clear: HoldKind[] } {
  const isOver = ({ kind, cleared_at }: StoredHold) =>
    cleared_at === null && ruledKinds.includes(kind) && !wanted.some((one) => one.kind === kind)
  const isNew = ({ kind, detail }: WantedHold) =>
    !stored.some((hold) => hold.kind === kind) ||
    !before.some((hold) => hold.kind === kind && hold.detail === detail)
  return { raise: wanted.filter(isNew), clear: stored.filter(isOver).map(({ kind }) => kind) }
}
