import { useQuery } from '@tanstack/react-query'
import { clientPaths } from '#areas/clients/web/index.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { formatAddress } from '#shared/address.ts'
import { formatDate } from '#shared/local-date.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { Job } from '../contract/job.ts'
import css from './jobs.module.css'
import { jobSiteQuery } from './queries.ts'

/** Where the work is, how to get in, and its hazards. */
export function SiteTab({ job }: { job: Job }) {
  const { data: site, isError, refetch } = useQuery(jobSiteQuery(job.id))
  const whyNot = useWhyNot()
  if (isError) return <ErrorState message="Could not load the site." onRetry={() => void refetch()} />
  if (!site) return <LoadingState />
  const lines = (text: string | null) => text && <span className={css.lines}>{text}</span>
  return (
    <>
      <Section
        title={site.name}
        actions={
          !whyNot('clients:read') && (
            <LinkButton to={clientPaths.edit(job.client_id, 'sites')}>Client’s sites</LinkButton>
          )
        }
      >
        <Facts
          facts={[
            { label: 'Address', value: formatAddress(site) },
            { label: 'Contact', value: site.contact },
            { label: 'Hours', value: site.site_hours },
            { label: 'Instructions', value: lines(site.site_instructions) },
            { label: 'Access', value: lines(site.access_notes) },
            { label: 'Largest truck', value: site.max_truck_class },
            { label: 'Principal contractor', value: site.principal_contractor },
          ]}
        />
      </Section>
      <Section title="Safety">
        <Facts
          facts={[
            {
              label: 'Induction',
              value: site.induction_required === 1 ? inductionOf(site.induction_url) : 'No',
            },
            { label: 'PPE', value: site.ppe.join(', ') },
            { label: 'Hazards', value: lines(site.hazards) },
            { label: 'Contaminated land', value: site.contaminated_land === 1 ? 'Yes' : 'No' },
            {
              label: 'BYDA',
              value:
                site.byda_ref &&
                `${site.byda_ref}${site.byda_expires_on ? `, to ${formatDate(site.byda_expires_on)}` : ''}`,
            },
            { label: 'No Go Zone permit', value: site.no_go_zone_permit },
          ]}
        />
      </Section>
    </>
  )
}

const inductionOf = (url: string | null) =>
  url ? (
    <a href={url} target="_blank" rel="noreferrer">
      Required: do it here
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  ) : (
    'Required'
  )
