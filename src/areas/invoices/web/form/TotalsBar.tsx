import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { isTooLarge } from '#shared/money.ts'
import { TotalsList } from '#ui/lines/TotalsList.tsx'
import type { Invoice } from '../../contract/invoice.ts'
import { invoiceLabels as labels } from '../../rules/invoice-labels.ts'
import { isOff } from '../../rules/removed-lines.ts'
import { totalsOf } from '../../rules/invoice-totals.ts'
import { type TypedLine, pricedLines } from '../lines/new-line.ts'
import { defaultsQuery } from '../queries.ts'
import { totalRows } from '../total-rows.ts'

const watched = ['lines', 'client_id', 'job_id'] as const

/** The invoice's running totals, by the server's rules. */
export function TotalsBar({ invoice }: { invoice?: Invoice | undefined }) {
  const [lines, client_id, job_id] = useWatch({ name: watched }) as unknown[]
  const idOf = (value: unknown) => (typeof value === 'number' ? value : null)
  const gst_applies = useGstApplies(invoice, idOf(client_id))
  const { data: defaults } = useQuery({ ...defaultsQuery(), enabled: invoice === undefined })
  const staying = ((lines ?? []) as TypedLine[]).filter((line) => !isOff(line))
  const priced = pricedLines(staying, idOf(job_id))
  if (isTooLarge(priced))
    return <TotalsList rows={[{ label: labels.total_cents, value: 'Too large', grand: true }]} />
  const totals = totalsOf(priced, {
    gst_applies,
    gst_rule: invoice?.gst_rule ?? defaults?.gst_rule ?? 'total_invoice',
    promises: invoice?.promises ?? [],
  })
  const unpaid = { paid_cents: 0, credited_cents: 0, owing_cents: 0 }
  return <TotalsList rows={totalRows(totals, { ...unpaid, ...invoice, gst_applies })} />
}

/** As the server decides: the company is registered and the client's switch is on. */
function useGstApplies(invoice: Invoice | undefined, client_id: number | null): number {
  const isAsSaved = invoice !== undefined && invoice.client_id === client_id
  const { data: defaults } = useQuery({ ...defaultsQuery(), enabled: !isAsSaved })
  const { data: client } = useQuery({
    ...read(clientEndpoints.getClient, { params: { id: client_id ?? 0 } }),
    enabled: client_id !== null && !isAsSaved,
  })
  if (isAsSaved) return invoice.gst_applies
  return Number(Boolean((defaults?.gst_registered ?? 1) && (client?.gst_switch ?? 1)))
}
