import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ClientPicker, ContactPicker, SitePicker } from '#areas/clients/web/index.ts'
import { ProjectPicker } from '#areas/projects/web/index.ts'
import { DepotField, useChoices } from '#areas/settings/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { PercentField } from '#ui/fields/PercentField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { billingMethods } from '../../contract/choices.ts'
import { type Job, jobFieldRights } from '../../contract/job.ts'
import { jobLabels } from '../../rules/job-labels.ts'
import { billingWords } from '../../rules/job-words.ts'
import { CreditNotice } from '../CreditNotice.tsx'
import { named, PersonField } from './PersonField.tsx'

const field = labelled(jobLabels)
const billingOptions = optionsOf(billingMethods, billingWords)
const beginOptions = [
  { value: 'Pending', label: 'Pending: requested by the client' },
  { value: 'Draft', label: 'Draft: not requested yet' },
]

/** Why a job's client cannot change: the job was quoted to or agreed with this one. */
function whyClientStays(job: Job | undefined): string | undefined {
  if (!job || (job.quote_id === null && ['Draft', 'Pending'].includes(job.status))) return undefined
  return job.quote_id === null
    ? 'To change the client, make a new job.'
    : 'To change the client, make a new quote.'
}

/** A job's fields, for a new one (of JobInput) and for `job` (of JobForm). */
export function JobForm({ job }: { job?: Job }) {
  const may = useMay()
  const sees = (field: keyof typeof jobFieldRights) => may(jobFieldRights[field])
  const { setValue, formState } = useFormContext()
  const [client_id, billing_method, job_type] = useWatch({
    name: ['client_id', 'billing_method', 'job_type'],
  }) as [number | null, string | null, string | null]
  const types = useChoices('job_type', job_type)

  // Site, contact and project belong to the client: choosing another one clears them.
  const isOther = Boolean(formState.dirtyFields['client_id'])
  useEffect(() => {
    if (!isOther) return
    setValue('job_site_id', null, { shouldDirty: true })
    setValue('contact_id', null, { shouldDirty: true })
    setValue('project_id', null, { shouldDirty: true })
  }, [client_id, isOther, setValue])

  return (
    <>
      <Section title="Job">
        <FieldGrid columns={2}>
          <ClientPicker
            {...field('client_id')}
            current={job && { id: job.client_id, name: job.client }}
            disabledReason={whyClientStays(job)}
            required
          />
          <SitePicker
            {...field('job_site_id')}
            clientId={client_id}
            current={job && { id: job.job_site_id, name: job.site }}
            required
          />
          <TextField {...field('title')} placeholder="Dig the footings" required />
          <ContactPicker
            {...field('contact_id')}
            clientId={client_id}
            current={named(job?.contact_id, job?.contact)}
          />
          <ProjectPicker
            {...field('project_id')}
            client_id={client_id}
            current={named(job?.project_id, job?.project)}
          />
        </FieldGrid>
        {!job && <CreditNotice client_id={client_id} />}
        <FieldGrid>
          <SelectField {...field('job_type')} options={types} required />
          <DateField {...field('start_date')} required />
          <DateField {...field('end_date')} required />
          <TimeField {...field('default_start_time')} required />
          {!job && <SelectField {...field('status')} options={beginOptions} required />}
          <PersonField
            {...field('allocator_id')}
            user_types="1,3"
            current={named(job?.allocator_id, job?.allocator)}
          />
          <PersonField
            {...field('sales_user_id')}
            user_types="1,4"
            current={named(job?.sales_user_id, job?.sales_user)}
          />
          <DepotField {...field('depot_id')} />
          <Wide>
            <TextAreaField {...field('description')} />
          </Wide>
        </FieldGrid>
      </Section>

      <Section title="Purchase order and billing" columns={4}>
        <TextField {...field('po_number')} />
        {sees('po_limit_cents') && <MoneyField {...field('po_limit_cents')} />}
        <DateField {...field('po_expires_on')} />
        <SelectField
          {...field('billing_method')}
          help={
            billing_method === 'progress'
              ? 'A machine’s fixed price is claimed from “To bill”, not by docket.'
              : undefined
          }
          options={billingOptions.filter(
            ({ value }) => value !== 'fixed' || value === job?.billing_method || sees('fixed_price_cents'),
          )}
          required
        />
        {billing_method === 'fixed' && sees('fixed_price_cents') && (
          <MoneyField {...field('fixed_price_cents')} required />
        )}
        {sees('budget_cents') && <MoneyField {...field('budget_cents')} />}
        {sees('retention_percent') && <PercentField {...field('retention_percent')} />}
        <MoneyField {...field('min_pl_cover_cents')} help="The cover a subcontractor must have." />
      </Section>

      <Section title="Notes" columns={2}>
        <TextAreaField {...field('safety_notes')} help="Drivers see these." />
        <TextAreaField {...field('internal_notes')} help="For the office only." />
      </Section>
    </>
  )
}
