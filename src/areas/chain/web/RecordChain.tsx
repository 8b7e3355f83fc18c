import {
  IconBriefcase,
  IconCalendarEvent,
  IconFileDollar,
  IconFileText,
  IconReceipt,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { quotePaths } from '#areas/quotes/web/index.ts'
import { useViewer } from '#platform/web/calls/session.ts'
import { Chain, type ChainLink } from '#ui/parts/Chain.tsx'
import type { Chain as ChainFacts, ChainType } from '../contract/chain.ts'
import { chainQuery } from './queries.ts'

/** Quote, job, orders, dockets and invoices of a record. `current`: the link that is open, where it is not the record's own. */
export function RecordChain({
  record_type,
  record_id,
  current = currentOf[record_type],
}: {
  record_type: ChainType
  record_id: number
  current?: ChainLink['key'] | undefined
}) {
  const sees = useViewer().permissions['jobs:read'] === 'all'
  const { data } = useQuery({ ...chainQuery(record_type, record_id), enabled: sees })
  const links = data ? linksOf(data, current, record_type) : []
  return links.length > 1 && <Chain label="From quote to invoice" links={links} />
}

const currentOf: Readonly<Record<ChainType, string>> = {
  quote: 'quote',
  job: 'job',
  job_item: 'orders',
  docket: 'dockets',
  invoice: 'invoices',
}

const count = (n: number): string => n.toLocaleString('en-AU')

/** `to fill` and the like; null where nothing waits. */
const waits = (n: number, verb: string): string | null => (n > 0 ? `${count(n)} ${verb}` : null)

function linksOf(
  { quote, job, orders, dockets, invoices }: ChainFacts,
  current: string,
  record_type: ChainType,
): ChainLink[] {
  // An order has few of the job's records itself.
  const of = record_type === 'job_item' ? 'of the job ' : ''
  const links: Omit<ChainLink, 'isCurrent'>[] = []
  if (quote)
    links.push({
      key: 'quote',
      icon: <IconFileDollar aria-hidden />,
      label: 'Quote',
      value: quote.quote_no,
      note: quote.status === 'Converted' ? 'accepted' : quote.status.toLowerCase(),
      to: quotePaths.edit(quote.id),
    })
  const jobLink = { key: 'job', icon: <IconBriefcase aria-hidden />, label: 'Job' }
  if (!job) links.push({ ...jobLink, note: 'none yet' })
  else {
    const tabs = [
      {
        key: 'orders',
        label: 'Orders',
        icon: <IconCalendarEvent aria-hidden />,
        found: orders,
        note: waits(orders?.cancelled ?? 0, 'cancelled or moved'),
        waiting: waits(orders?.to_fill ?? 0, `${of}to fill`),
      },
      {
        key: 'dockets',
        label: 'Dockets',
        icon: <IconReceipt aria-hidden />,
        found: dockets,
        waiting: waits(dockets?.to_approve ?? 0, `${of}to approve`),
      },
      {
        key: 'invoices',
        label: 'Invoices',
        icon: <IconFileText aria-hidden />,
        found: invoices,
        waiting: waits(invoices?.to_send ?? 0, `${of}to send`),
      },
    ] as const
    links.push({ ...jobLink, value: current === 'job' ? null : job.job_no, to: jobPaths.edit(job.id) })
    for (const { found, ...tab } of tabs)
      if (found) links.push({ ...tab, value: count(found.count), to: jobPaths.edit(job.id, tab.key) })
  }
  return links.map((link) => ({ ...link, isCurrent: link.key === current }))
}
