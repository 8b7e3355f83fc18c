import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ClientFacts } from '#areas/clients/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { formatDate } from '#shared/local-date.ts'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { FigureStrip } from '#ui/parts/FigureStrip.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { SummaryLayout } from '#ui/shells/SummaryLayout.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { type Project, projectFieldRights } from '../contract/project.ts'
import { projectLabels as labels } from '../rules/project-labels.ts'
import { projectFigures } from './project-figures.tsx'
import { jobColumns, jobTotals } from './project-job-columns.tsx'
import { projectJobsQuery } from './queries.ts'
import { useSeesMoney } from './sees-money.ts'

/** A project’s budget against what its jobs come to, and these jobs. */
export function ProjectSummary({ project }: { project: Project }) {
  const { client_id, client, start_date, end_date, budget_cents } = project
  const seesBudget = useMay()(projectFieldRights.budget_cents)
  const figures = projectFigures(project)
  return (
    <SummaryLayout
      facts={
        <>
          <ClientFacts client_id={client_id} client={client} />
          <FactGroup title="Project">
            <Facts
              facts={[
                { label: labels.start_date, value: start_date && formatDate(start_date) },
                { label: labels.end_date, value: end_date && formatDate(end_date) },
                ...(seesBudget
                  ? [
                      {
                        label: labels.budget_cents,
                        value: budget_cents == null ? null : <Money cents={budget_cents} />,
                      },
                    ]
                  : []),
              ]}
            />
          </FactGroup>
        </>
      }
      strip={
        figures.length > 0 && (
          <FigureStrip
            label="Project amounts"
            note="All amounts are before GST and quote discounts. A cancelled job counts what was done and billed."
            figures={figures}
          />
        )
      }
    >
      <Jobs project={project} />
    </SummaryLayout>
  )
}

function Jobs({ project: { id } }: { project: Project }) {
  const { data: jobs, isError, isPending, refetch } = useQuery(projectJobsQuery(id))
  const seesMoney = useSeesMoney()
  const columns = useMemo(() => jobColumns(seesMoney), [seesMoney])
  if (isError) return <ErrorState message="Could not load the jobs." onRetry={() => void refetch()} />
  return (
    <Section title="Jobs">
      <DataTable
        label="Jobs"
        rows={jobs ?? []}
        columns={columns}
        rowKey={(job) => job.id}
        loading={isPending}
        totals={seesMoney && jobs && jobs.length > 1 ? jobTotals(jobs) : undefined}
        empty={
          <EmptyState
            title="No jobs yet"
            text="Add a job here, or choose this project when you edit one of the client’s jobs."
          />
        }
      />
    </Section>
  )
}
