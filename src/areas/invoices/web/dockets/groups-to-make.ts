import type { LeftToBill } from '#areas/chain/contract/left-to-bill.ts'
import type { BillableDocket } from '../../contract/billable.ts'
import { groupOfAgreed } from '../../rules/grouping.ts'

/** What becomes one invoice: dockets, and agreed lines that none of them carries. */
export interface InvoiceGroup {
  key: string
  words: string
  dockets: BillableDocket[]
  agreed: LeftToBill[]
}

/** One group per resulting invoice, by each client’s terms, as the server makes them. `today`: of lines without a docket. */
export function groupsToMake(
  dockets: readonly BillableDocket[],
  agreed: readonly LeftToBill[],
  today: string,
): InvoiceGroup[] {
  const groups = new Map<string, InvoiceGroup>()
  const groupOf = ({ client_id, client }: { client_id: number; client: string }, name: string) => {
    const key = `${client_id} ${name}`
    const group = groups.get(key) ?? { key, words: `${client}: ${name}`, dockets: [], agreed: [] }
    groups.set(key, group)
    return group
  }
  for (const docket of dockets) groupOf(docket, docket.group).dockets.push(docket)
  for (const line of agreed)
    groupOf(line, groupOfAgreed(line.one_invoice_per, line, { dockets, today })).agreed.push(line)
  return [...groups.values()]
}

/** Undefined for people who do not see what dockets charge. */
export const sumOf = (dockets: readonly BillableDocket[]): number | undefined =>
  dockets.reduce<number | undefined>(
    (sum, { total_cents }) =>
      sum === undefined || total_cents === undefined ? undefined : sum + total_cents,
    0,
  )
