import { jobPaths } from '#areas/jobs/web/index.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { Link } from '#ui/navigation.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { Order } from '../contract/order.ts'
import type { RateSnapshot } from '../contract/rate-snapshot.ts'
import { dayOf, timesOf } from './order-words.ts'

/** What an order is, to read. */
export function OrderFacts({ order }: { order: Order }) {
  const { site, site_suburb } = order
  return (
    <Section title={order.order_no}>
      <Facts
        facts={[
          {
            label: 'Job',
            value: (
              <Link to={jobPaths.edit(order.job_id)}>
                {order.job_no} {order.job_title}
              </Link>
            ),
          },
          { label: 'Client', value: order.client },
          { label: 'Site', value: site.includes(site_suburb) ? site : `${site}, ${site_suburb}` },
          { label: 'Category', value: order.asset_category },
          { label: 'When', value: `${dayOf(order.work_date)}, ${timesOf(order)}` },
          { label: 'Asset', value: order.assets },
          ...(order.needs_driver ? [{ label: 'Driver', value: order.drivers }] : []),
          ...(order.rate_snapshot ? [{ label: 'Rate', value: rateWords(order.rate_snapshot) }] : []),
        ]}
      />
    </Section>
  )
}

/** '$145.50 per hour' */
export const priceWords = ({ unit, unit_price_cents }: RateSnapshot): string =>
  unit_price_cents === null ? 'No price' : `${formatUnitPrice(unit_price_cents)} per ${unit}`

/** '$145.50 per hour, at least 4 hours (Quote Q-000123, line 2)' */
export function rateWords(rate: RateSnapshot): string {
  const least = rate.min_hours ? `, at least ${rate.min_hours} hours` : ''
  return rate.unit_price_cents === null ? 'No price is set.' : `${priceWords(rate)}${least} (${rate.source})`
}
