import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { docketPaths } from '#areas/dockets/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/text.ts'
import { Link } from '#ui/navigation.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { invoiceEndpoints as calls } from '../../contract/endpoints.ts'
import type { Invoice } from '../../contract/invoice.ts'
import { invoiceLabels, invoiceLineLabels } from '../../rules/invoice-labels.ts'
import { confirmMore } from '../confirm-more.ts'
import { DocketChoice } from './DocketChoice.tsx'
import { billableQuery } from '../queries.ts'

interface Billed {
  id: number
  docket_no: string
  shift_date: string | null
  job_no: string | null
  lines: number
  total_cents: number
}
const column = columnsOf<Billed>()
const columns = [
  column.custom(
    'docket_no',
    invoiceLineLabels.docket_no,
    (row) => <Link to={docketPaths.view(row.id)}>{row.docket_no}</Link>,
    {
      slot: 'title',
    },
  ),
  column.date('shift_date', invoiceLineLabels.shift_date),
  column.text('job_no', invoiceLineLabels.job_no),
  column.number('lines', invoiceLabels.lines),
]
const withMoney = [
  ...columns,
  column.custom('total_cents', 'Total before GST', ({ total_cents }) => formatMoney(total_cents), {
    align: 'end',
  }),
]

/** The dockets an invoice bills; more of the client's can be added to a draft. */
export function DocketsOfInvoice({ invoice, whyNot }: { invoice: Invoice; whyNot: string | undefined }) {
  const may = useMay()
  const { data: billable = [] } = useQuery({
    ...billableQuery({ client_id: invoice.client_id }),
    enabled: whyNot === undefined,
  })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { save, saving, submitError } = useSave(calls.addDockets, {
    confirmOverride: confirmMore,
    invalidates: ['invoice', 'docket'],
    saved: () => `${plural(chosen.size, 'docket')} added`,
    onSaved: () => setChosen(new Set()),
  })
  const add = () =>
    save({ params: { id: invoice.id }, body: { version: invoice.version, docket_ids: [...chosen] } })
  return (
    <>
      <Section title="Dockets">
        <DataTable
          label="Dockets"
          columns={may('invoices:totals') ? withMoney : columns}
          rows={billedOf(invoice)}
          rowKey={(row) => row.id}
          empty={<EmptyState title="No dockets" text="The lines of this invoice were written by hand." />}
        />
      </Section>
      {whyNot === undefined && billable.length > 0 && (
        <Section
          title="Not billed yet"
          actions={
            <Button
              icon={<IconPlus aria-hidden />}
              loading={saving}
              disabledReason={chosen.size === 0 ? 'Choose a docket.' : undefined}
              onClick={() => void add()}
            >
              Add {chosen.size > 0 && plural(chosen.size, 'docket')}
            </Button>
          }
        >
          {submitError && <Notice tone="danger">{submitError}</Notice>}
          <DocketChoice dockets={billable} chosen={chosen} onChoose={setChosen} />
        </Section>
      )}
    </>
  )
}

function billedOf({ lines }: Invoice): Billed[] {
  const dockets = new Map<number, Billed>()
  for (const { docket_id, docket_no, shift_date, job_no, line_total_cents } of lines) {
    if (docket_id === null || docket_no === null) continue
    const known = dockets.get(docket_id) ?? {
      id: docket_id,
      docket_no,
      shift_date,
      job_no,
      lines: 0,
      total_cents: 0,
    }
    dockets.set(docket_id, {
      ...known,
      lines: known.lines + 1,
      total_cents: known.total_cents + (line_total_cents ?? 0),
    })
  }
  return [...dockets.values()]
}
