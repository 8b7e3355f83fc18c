import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { schedulerEndpoints } from '#areas/scheduler/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { formatTime, melbourneTime } from '#shared/local-date.ts'
import { Dialog, DialogActions } from '#ui/dialogs/Dialog.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import type { BoardOrder } from '../../rules/board.ts'
import type { BoardCall } from '../../rules/board-call.ts'
import css from './panel.module.css'

const halfHour = 30 * 60_000

/** From a time on, another machine does the rest of an order’s day. */
export function SplitDialog({
  order,
  about,
  act,
  onClose,
}: {
  order: BoardOrder
  about: string
  act: (call: BoardCall, words: string) => void
  onClose: () => void
}) {
  const times = halvesOf(order)
  const [at, setAt] = useState<string | null>(times[Math.floor(times.length / 2)]?.value ?? null)
  const [asset_id, setAsset] = useState<number | null>(null)
  const { data: machines = [] } = useQuery(
    read(schedulerEndpoints.availableAssets, { params: { id: order.id }, query: { search: '', limit: 50 } }),
  )
  const machine = machines.find(({ id }) => id === asset_id)
  const split = () => {
    if (at === null || !machine) return
    onClose()
    const call = { kind: 'split', id: order.id, version: order.version, at, asset_id: machine.id } as const
    act(call, `${machine.name} takes over at ${formatTime(at)}`)
  }
  return (
    <Dialog title="Split the day" about={about} size="sm" onClose={onClose}>
      <p>The booked machine works until then. Another does the rest, on a separate order.</p>
      <div className={css.choices}>
        <FilterSelect label="From" options={times} value={at} onChange={setAt} isAlwaysSet />
        <FilterSelect
          label="Machine"
          options={machines.map(({ id, name, free }) => ({
            value: id,
            label: name,
            hint: free ? 'Free' : 'Booked',
          }))}
          value={asset_id}
          onChange={setAsset}
        />
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          onClick={split}
          {...(!machine && { disabledReason: 'Choose the other machine first.' })}
        >
          Split
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Every half hour within its shift. */
function halvesOf({ starts_at, ends_at }: BoardOrder): { value: string; label: string }[] {
  const times: { value: string; label: string }[] = []
  for (let at = Date.parse(starts_at) + halfHour; at < Date.parse(ends_at); at += halfHour) {
    const value = melbourneTime(new Date(at))
    times.push({ value, label: formatTime(value) })
  }
  return times
}
