import { conflict, notFound } from '#platform/contract/app-error.ts'
import type { Tick, TickChanges } from '#platform/contract/ticks.ts'
import type { Change } from '#platform/server/change/change.ts'
import { mustBeAllowed } from '#platform/server/change/open-record.ts'
import type { Allowed } from '#shared/allowed.ts'
import { type Kind, give, lockAssets, lockDrivers, lockGivable, namesHeld, take } from './holding-store.ts'

interface Holdings extends Kind {
  readonly record_type: string
  /** What its history calls them. */
  readonly field: 'tags' | 'skills'
  readonly lock: typeof lockDrivers
  readonly can: (holder: { archived_at: string | null }) => Allowed
}

const canHold =
  (noun: string): Holdings['can'] =>
  ({ archived_at }) =>
    archived_at ? `Restore this ${noun} to change it.` : true
const ofDriver = {
  record_type: 'driver',
  holder: 'driver_id',
  lock: lockDrivers,
  can: canHold('driver'),
} as const
const ofAsset = {
  record_type: 'asset',
  holder: 'asset_id',
  lock: lockAssets,
  can: canHold('machine'),
} as const

export const driverTags: Holdings = { ...ofDriver, item: 'tag_id', field: 'tags' }
export const driverSkills: Holdings = { ...ofDriver, item: 'skill_id', field: 'skills' }
export const assetTags: Holdings = { ...ofAsset, item: 'tag_id', field: 'tags' }

/**
 * Gives and takes tags or skills, all or none; what is already so stays. Each holder's history has what it had
 * and what it has now.
 * @throws not_found; conflict, naming the first that is archived; conflict when what is added was archived.
 */
export async function saveHoldings(
  change: Change,
  kind: Holdings,
  { added, removed }: TickChanges,
): Promise<{ changed: number }> {
  const { tx } = change
  const holders = idsOf([...added, ...removed], 'row_id')
  if (holders.length === 0) return { changed: 0 }
  const locked = await kind.lock(tx, holders)
  if (locked.length < holders.length) throw notFound()
  for (const holder of locked) mustBeAllowed(kind.can(holder), holder.label)
  await mustBeGivable(change, kind, idsOf(added, 'column_id'))

  const namesOf = async () =>
    new Map((await namesHeld(tx, kind, holders)).map(({ id, names }) => [id, names]))
  const before = await namesOf()
  const gained = added.length > 0 ? await give(tx, kind, added) : 0
  const lost = removed.length > 0 ? await take(tx, kind, removed) : 0
  const after = await namesOf()

  for (const { id, label } of locked) {
    const [had, has] = [before, after].map((names) => ({ [kind.field]: names.get(id) ?? [] }))
    if (JSON.stringify(had) === JSON.stringify(has)) continue
    const entry = { record_type: kind.record_type, record_id: id, record_label: label, action: 'updated' }
    change.log({ ...entry, ...(had && { before: had }), ...(has && { after: has }) })
  }
  return { changed: gained + lost }
}

async function mustBeGivable({ tx }: Change, { item, field }: Holdings, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const givable = await lockGivable(tx, item, ids)
  if (givable.length < ids.length) throw conflict(`Some of these ${field} are archived. Reload and check.`)
}

const idsOf = (ticks: readonly Tick[], of: keyof Tick): number[] =>
  [...new Set(ticks.map((tick) => tick[of]))].toSorted((a, b) => a - b)
