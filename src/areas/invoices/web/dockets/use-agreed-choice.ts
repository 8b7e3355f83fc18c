import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeftToBill } from '#areas/chain/contract/left-to-bill.ts'
import { leftToBillQuery } from '#areas/chain/web/index.ts'
import { useMay, useViewer } from '#platform/web/calls/session.ts'
import type { BillableDocket } from '../../contract/billable.ts'
import type { Claimed } from '../../rules/progress-claim.ts'
import { centsOf } from './AgreedRow.tsx'
import { sumOf } from './groups-to-make.ts'

/** Agreed lines and dry hires that no docket carries, which of them are ticked, and the parts claimed of fixed prices. */
export interface AgreedChoice {
  lines: readonly LeftToBill[]
  chosen: ReadonlySet<string>
  claims: ReadonlyMap<string, Claimed>
  onChoose: (chosen: ReadonlySet<string>) => void
  onClaim: (line: LeftToBill) => void
}

export const noneAgreed: AgreedChoice = {
  lines: [],
  chosen: new Set(),
  claims: new Map(),
  onChoose: () => undefined,
  onClaim: () => undefined,
}

interface Options {
  client_id: number | undefined
  job_id: number | undefined
  /** The dockets beside them; undefined until they are loaded. */
  dockets: readonly BillableDocket[] | undefined
  /** The one docket that someone came from. */
  docket_id: number | undefined
}

/**
 * Those whose work is done are ticked at first; coming from a docket, those of its job. Nothing for people who do not see
 * what jobs charge.
 */
export function useAgreedChoice({ client_id, job_id, dockets, docket_id }: Options) {
  const may = useMay()
  const readsDockets = useViewer().permissions['dockets:read'] === 'all'
  const enabled = may('jobs:rates') && may('invoices:totals') && readsDockets
  const { data, error, refetch } = useQuery({ ...leftToBillQuery({ client_id, job_id }), enabled })
  const [touched, setTouched] = useState<ReadonlySet<string>>()
  const [claims, setClaims] = useState<ReadonlyMap<string, Claimed>>(new Map())
  const [claiming, setClaiming] = useState<LeftToBill>()
  const lines = data ?? []
  const from = dockets?.find(({ id }) => id === docket_id)
  const isTicked = (line: LeftToBill) => line.is_done === 1 && (!docket_id || line.job_id === from?.job_id)
  const chosen = touched ?? new Set(lines.filter(isTicked).map(({ key }) => key))
  // Lines that arrive later are not ticked unseen.
  if (!touched && data && dockets) setTouched(chosen)
  const claim = ({ key }: LeftToBill, part: Claimed) => {
    setClaims(new Map([...claims, [key, part]]))
    setTouched(new Set([...chosen, key]))
    setClaiming(undefined)
  }
  return {
    isLoading: enabled && !data && !error,
    error,
    refetch,
    agreed: { lines, chosen, claims, onChoose: setTouched, onClaim: setClaiming } satisfies AgreedChoice,
    claiming,
    claim,
    stopClaiming: () => setClaiming(undefined),
  }
}

/** What the ticked lines ask the server to bill: all that is left of some, parts of others. */
export const askedOf = (ticked: readonly LeftToBill[], claims: AgreedChoice['claims']) => ({
  job_rate_ids: ticked.flatMap(({ key, job_rate_id }) => (claims.has(key) ? [] : (job_rate_id ?? []))),
  claims: ticked.flatMap(({ key, job_rate_id }) => {
    const part = claims.get(key)
    return part && job_rate_id !== null ? { job_rate_id, ...part } : []
  }),
  dry_hire_lines: ticked.flatMap(({ dry_hire }) => dry_hire ?? []),
})

/** Undefined for people who do not see what dockets charge. */
export function totalOf(
  dockets: readonly BillableDocket[],
  lines: readonly LeftToBill[],
  claims: AgreedChoice['claims'],
): number | undefined {
  const ofDockets = sumOf(dockets)
  const ofLines = lines.reduce((sum, line) => sum + centsOf(line, claims.get(line.key)), 0)
  return ofDockets === undefined ? undefined : ofDockets + ofLines
}
