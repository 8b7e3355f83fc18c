import { useRef } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import type { QuantityField } from '../../contract/choices.ts'
import { requirementEndpoints } from '../../contract/requirement-endpoints.ts'
import type { Requirement } from '../../contract/requirement.ts'
import { confirmOverride } from '../confirm-override.ts'

/**
 * Saves edits in a job's requirement cells one at a time: typing faster than the answers arrive loses
 * nothing, and each save is based on the one before.
 */
export function useCellSaves(job_id: number) {
  const quantity = useSave(requirementEndpoints.updateRequirementQuantity)
  const start = useSave(requirementEndpoints.updateRequirementStartTime, {
    confirmOverride: confirmOverride('Change', 'the start'),
  })
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const versions = useRef(new Map<number, number>())

  const inTurn = (
    { id, version }: Requirement,
    save: (version: number) => Promise<Requirement | undefined>,
  ): Promise<Requirement | undefined> => {
    const turn = last.current.then(async () => {
      const saved = await save(Math.max(version, versions.current.get(id) ?? 0))
      if (saved) versions.current.set(id, saved.version)
      return saved
    })
    last.current = turn
    return turn
  }
  return {
    saveQuantity: (one: Requirement, field: QuantityField, value: number) =>
      inTurn(one, (version) =>
        quantity.save({ params: { job_id, id: one.id }, body: { field, value, version } }),
      ),
    saveStart: (one: Requirement, value: string) =>
      inTurn(one, (version) =>
        start.save({ params: { job_id, id: one.id }, body: { field: 'start_time', value, version } }),
      ),
    error: quantity.submitError ?? start.submitError,
  }
}
