import { jobPaths } from '#areas/jobs/web/index.ts'
import { invoicedWord } from '#shared/flag-words.ts'
import { Link } from '#ui/navigation.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { Order } from '../contract/order.ts'
import { orderLabels as labels } from '../rules/order-labels.ts'
import { clockChangeWords } from '../rules/order-window.ts'
import { rateWords } from '../rules/work-order-words.ts'
import { dayOf, timesOf } from './order-words.ts'
import css from './work-orders.module.css'

/** An order, read-only; `withNotes` when no form shows them. */
export function OrderFacts({ order, withNotes = false }: { order: Order; withNotes?: boolean }) {
  const { site, site_suburb } = order
  const clocks = clockChangeWords(order)
  return (
    <Section title={order.order_no}>
      <Facts
        facts={[
          {
            label: labels.job_id,
            value: (
              <Link to={jobPaths.edit(order.job_id)}>
                {order.job_no} {order.job_title}
              </Link>
            ),
          },
          { label: labels.client, value: order.client },
          { label: labels.site, value: site.includes(site_suburb) ? site : `${site}, ${site_suburb}` },
          { label: labels.asset_category_id, value: order.asset_category },
          {
            label: 'When',
            value: `${dayOf(order.work_date)}, ${timesOf(order)}${clocks ? ` (${clocks})` : ''}`,
          },
          { label: labels.invoiced, value: invoicedWord(order.order_status) },
          ...(order.rate_snapshot
            ? [{ label: labels.rate_snapshot, value: rateWords(order.rate_snapshot) }]
            : []),
          ...(withNotes
            ? [
                {
                  label: labels.order_notes,
                  value: <span className={css.lines}>{order.order_notes ?? '–'}</span>,
                },
              ]
            : []),
        ]}
      />
    </Section>
  )
}
