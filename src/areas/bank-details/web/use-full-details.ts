import { useState } from 'react'
import { call } from '#platform/web/calls/api.ts'
import { showRefusal } from '#platform/web/refusals/show-refusal.ts'
import type { FullBankDetails } from '../contract/bank-details.ts'
import { bankDetailsEndpoints } from '../contract/endpoints.ts'
import type { Payee } from './queries.ts'

/**
 * Bank details in full, from when someone asks until they hide them or leave the screen. Kept out of the cache of
 * answers, since each look is logged.
 */
export function useFullDetails({ record_type, record_id }: Payee) {
  const [rows, setRows] = useState<readonly FullBankDetails[]>([])
  const [loading, setLoading] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const show = async (): Promise<boolean> => {
    setLoading(true)
    setError(null)
    try {
      setRows(await call(bankDetailsEndpoints.showBankDetails, { params: { record_type, record_id } }))
      return true
    } catch (refusal) {
      setError(showRefusal(refusal).beside)
      return false
    } finally {
      setLoading(false)
    }
  }
  return {
    of: (id: number | undefined) => rows.find((row) => row.id === id),
    loading,
    error,
    show,
    hide: () => setRows([]),
  }
}
