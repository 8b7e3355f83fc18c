import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { RecentNews } from '#areas/activity-log/web/index.ts'
import { jobNewsQuery } from '#areas/chain/web/index.ts'
import { ProjectLink } from '#areas/projects/web/index.ts'
import { MissedOrders } from '#areas/work-orders/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { formatDays, formatTime } from '#shared/local-date.ts'
import { formatUnitPrice } from '#shared/money.ts'
import { perUnitWords } from '#shared/units.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Link } from '#ui/navigation.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { TextFacts } from '#ui/parts/TextFacts.tsx'
import { SummaryLayout } from '#ui/shells/SummaryLayout.tsx'
import type { Job } from '../contract/job.ts'
import { jobLabels as labels } from '../rules/job-labels.ts'
import { billingWords } from '../rules/job-words.ts'
import { OpenHolds } from './holds/OpenHolds.tsx'
import { SettledHolds } from './holds/SettledHolds.tsx'
import { JobFigures, OwingHint } from './JobFigures.tsx'
import { jobPaths } from './job-paths.ts'
import { JobParties } from './JobParties.tsx'
import { OrderMatrix } from './matrix/OrderMatrix.tsx'
import { jobSiteQuery, ratesQuery } from './queries.ts'
import { jobHistoryWords } from './job-field-words.ts'

const TodayOnJob = lazyPart(() => import('#areas/driver-jobs/web/index.ts'), 'TodayOnJob')

/** A job as the office reads it: who, where and how at the left, its money, orders and events at the right. */
export function JobSummary({ job }: { job: Job }) {
  const news = useQuery(jobNewsQuery(job.id))
  return (
    <SummaryLayout
      facts={
        <>
          <JobParties job={job} />
          <Instructions job={job} />
          <Rates job={job} />
          <SettledHolds job={job} />
          <FactGroup title="Dates and people">
            <Facts
              facts={[
                { label: labels.job_type, value: job.job_type },
                {
                  label: labels.project_id,
                  value: job.project_id === null ? null : <ProjectLink {...job} />,
                },
                { label: 'Dates', value: formatDays(job.start_date, job.end_date) },
                { label: labels.default_start_time, value: formatTime(job.default_start_time) },
                { label: labels.allocator_id, value: job.allocator },
                { label: labels.sales_user_id, value: job.sales_user },
              ]}
            />
          </FactGroup>
        </>
      }
      strip={<JobFigures job={job} />}
    >
      <OwingHint job={job} />
      <OpenHolds job={job} />
      <OrderMatrix job={job} />
      <Suspense fallback={null}>
        <TodayOnJob job_id={job.id} />
      </Suspense>
      <MissedOrders job_id={job.id} />
      <RecentNews
        news={news}
        record_type="job"
        words={jobHistoryWords}
        all={{ to: jobPaths.edit(job.id, 'history'), label: 'Changes to the job' }}
      />
    </SummaryLayout>
  )
}

function Instructions({ job }: { job: Job }) {
  const { data: site } = useQuery(jobSiteQuery(job.id))
  const facts = [
    { label: 'Work', value: job.description },
    { label: labels.safety_notes, value: job.safety_notes },
    { label: 'On site', value: site?.site_instructions },
    { label: 'Access', value: site?.access_notes },
    { label: labels.internal_notes, value: job.internal_notes },
  ]
  return <TextFacts title="Instructions" facts={facts} />
}

function Rates({ job }: { job: Job }) {
  const seesRates = useMay()('jobs:rates')
  const { data: rates } = useQuery({ ...ratesQuery(job.id), enabled: seesRates })
  return (
    <FactGroup
      title={seesRates ? 'Order and rates' : 'Order'}
      action={seesRates && <Link to={jobPaths.edit(job.id, 'rates')}>All rates</Link>}
    >
      <Facts
        facts={[
          { label: labels.po_number, value: job.po_number },
          ...(job.po_limit_cents == null
            ? []
            : [{ label: labels.po_limit_cents, value: <Money cents={job.po_limit_cents} /> }]),
          { label: labels.billing_method, value: billingWords[job.billing_method] },
          ...(rates ?? []).slice(0, 6).map((rate) => ({
            label: rate.description,
            value: `${formatUnitPrice(rate.unit_price_cents)} ${perUnitWords[rate.unit]}`,
          })),
        ]}
      />
    </FactGroup>
  )
}
