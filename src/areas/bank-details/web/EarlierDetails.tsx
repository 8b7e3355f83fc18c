import { formatBsb } from '#shared/bank-numbers.ts'
import { formatInstant } from '#shared/local-date.ts'
import { Section } from '#ui/shells/Section.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { BankDetails } from '../contract/bank-details.ts'
import { callWords } from './call-words.ts'

const column = columnsOf<BankDetails>()
const columns = [
  column.custom('bank_account_no', 'BSB and account', numbersOf, { slot: 'title' }),
  column.custom(
    'decided_at',
    'Entered and confirmed',
    ({ proposed_by_name, proposed_at }) => `Entered by ${proposed_by_name}, ${formatInstant(proposed_at)}`,
    {
      under: ({ decided_by_name, decided_at }) =>
        `Confirmed by ${decided_by_name}, ${formatInstant(decided_at ?? '')}`,
      slot: 'start',
    },
  ),
  column.custom('called_at', 'Call', callWords, { slot: 'detail' }),
]

/** Bank details that were in use before, each with the call that confirmed it. */
export const EarlierDetails = ({ rows }: { rows: readonly BankDetails[] }) => (
  <Section title="Earlier bank details">
    <DataTable
      label="Earlier bank details"
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      empty={null}
    />
  </Section>
)

function numbersOf({ bank_bsb, bank_account_no }: BankDetails): string {
  return bank_bsb === null ? 'Cannot be read' : `${formatBsb(bank_bsb)}, ${bank_account_no}`
}
