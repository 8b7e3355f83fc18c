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
  const links = data ? linksOf(data, current) : []
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

function linksOf({ quote, job, orders, dockets, invoices }: ChainFacts, current: string): ChainLink[] {
  const links: (Omit<ChainLink, 'isCurrent'> | null)[] = [
    quote && {
      key: 'quote',
      icon: <IconFileDollar aria-hidden />,
      label: 'Quote',
      value: quote.quote_no,
      note: quote.status === 'Converted' ? 'accepted' : quote.status.toLowerCase(),
      to: quotePaths.edit(quote.id),
    },
    job
      ? {
          key: 'job',
          icon: <IconBriefcase aria-hidden />,
          label: 'Job',
          value: current === 'job' ? null : job.job_no,
          to: jobPaths.edit(job.id),
        }
      : { key: 'job', icon: <IconBriefcase aria-hidden />, label: 'Job', note: 'none yet' },
    job &&
      orders && {
        key: 'orders',
        icon: <IconCalendarEvent aria-hidden />,
        label: 'Orders',
        value: count(orders.count),
        waiting: orders.to_fill > 0 ? `${count(orders.to_fill)} to fill` : null,
        to: jobPaths.edit(job.id, 'orders'),
      },
    job &&
      dockets && {
        key: 'dockets',
        icon: <IconReceipt aria-hidden />,
        label: 'Dockets',
        value: count(dockets.count),
        waiting: dockets.to_approve > 0 ? `${count(dockets.to_approve)} to approve` : null,
        to: jobPaths.edit(job.id, 'dockets'),
      },
    job &&
      invoices && {
        key: 'invoices',
        icon: <IconFileText aria-hidden />,
        label: 'Invoices',
        value: count(invoices.count),
        waiting: invoices.to_send > 0 ? `${count(invoices.to_send)} to send` : null,
        to: jobPaths.edit(job.id, 'invoices'),
      },
  ]
  return links.filter((link) => link !== null).map((link) => ({ ...link, isCurrent: link.key === current }))
}
