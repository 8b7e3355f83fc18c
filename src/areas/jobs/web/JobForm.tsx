import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ClientPicker, ContactPicker, SitePicker } from '#areas/clients/web/index.ts'
import { DepotField, useChoices } from '#areas/settings/web/index.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { PercentField } from '#ui/fields/PercentField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { billingMethods } from '../contract/choices.ts'
import { type Job, jobFieldRights } from '../contract/job.ts'
import { billingWords } from '../rules/job-words.ts'
import { CreditNotice } from './CreditNotice.tsx'
import { named, PersonField } from './PersonField.tsx'

const billingOptions = optionsOf(billingMethods, billingWords)
const beginOptions = [
  { value: 'Pending', label: 'Pending: the client has asked' },
  { value: 'Draft', label: 'Draft: not asked for yet' },
]

/** Why the client of a job stays: it was quoted to this one, or agreed with it. */
function whyClientStays(job: Job | undefined): string | undefined {
  if (!job || (job.quote_id === null && ['Draft', 'Pending'].includes(job.status))) return undefined
  return job.quote_id === null ? 'The client of a confirmed job stays.' : 'The client of a quoted job stays.'
}

/** The fields of a job, for a new one (of JobInput) and for `job` (of JobForm). */
export function JobForm({ job }: { job?: Job }) {
  const whyNot = useWhyNot()
  const whyNotSet = (field: keyof typeof jobFieldRights) => whyNot(jobFieldRights[field])
  const { setValue, formState } = useFormContext()
  const [client_id, billing_method, job_type] = useWatch({
    name: ['client_id', 'billing_method', 'job_type'],
  }) as [number | null, string | null, string | null]
  const types = useChoices('job_type', job_type)

  // Site and contact are the client's: with another one they are chosen anew.
  const isOther = Boolean(formState.dirtyFields['client_id'])
  useEffect(() => {
    if (!isOther) return
    setValue('job_site_id', null, { shouldDirty: true })
    setValue('contact_id', null, { shouldDirty: true })
  }, [client_id, isOther, setValue])

  return (
    <>
      <Section title="Job">
        <FieldGrid columns={2}>
          <ClientPicker
            name="client_id"
            label="Client"
            current={job && { id: job.client_id, name: job.client }}
            disabledReason={whyClientStays(job)}
            required
          />
          <SitePicker
            name="job_site_id"
            label="Site"
            clientId={client_id}
            current={job && { id: job.job_site_id, name: job.site }}
            required
          />
          <TextField name="title" label="Title" placeholder="Dig the footings" required />
          <ContactPicker
            name="contact_id"
            label="Contact"
            clientId={client_id}
            current={named(job?.contact_id, job?.contact)}
          />
        </FieldGrid>
        {!job && <CreditNotice client_id={client_id} />}
        <FieldGrid>
          <SelectField name="job_type" label="Job type" options={types} required />
          <DateField name="start_date" label="Start date" required />
          <DateField name="end_date" label="End date" required />
          <TimeField name="default_start_time" label="Start time" required />
          {!job && <SelectField name="status" label="Begins as" options={beginOptions} required />}
          <PersonField
            name="allocator_id"
            label="Allocator"
            user_types="1,3"
            current={named(job?.allocator_id, job?.allocator)}
          />
          <PersonField
            name="sales_user_id"
            label="Sales"
            user_types="1,4"
            current={named(job?.sales_user_id, job?.sales_user)}
          />
          <DepotField />
          <Wide>
            <TextAreaField name="description" label="Description" />
          </Wide>
        </FieldGrid>
      </Section>

      <Section title="Purchase order and billing">
        <FieldGrid>
          <TextField name="po_number" label="Purchase order" />
          <MoneyField
            name="po_limit_cents"
            label="Purchase order limit"
            disabledReason={whyNotSet('po_limit_cents')}
          />
          <DateField name="po_expires_on" label="Purchase order expires on" />
          <SelectField name="billing_method" label="Billing" options={billingOptions} required />
          {billing_method === 'fixed' && (
            <MoneyField
              name="fixed_price_cents"
              label="Fixed price"
              disabledReason={whyNotSet('fixed_price_cents')}
              required
            />
          )}
          <MoneyField name="budget_cents" label="Budget" disabledReason={whyNotSet('budget_cents')} />
          <PercentField
            name="retention_percent"
            label="Retention"
            disabledReason={whyNotSet('retention_percent')}
          />
          <MoneyField
            name="min_pl_cover_cents"
            label="Public liability cover"
            help="What a subcontractor must hold at least."
          />
        </FieldGrid>
      </Section>

      <Section title="Notes">
        <FieldGrid columns={2}>
          <TextAreaField name="safety_notes" label="Safety notes" help="Drivers read them." />
          <TextAreaField name="internal_notes" label="Internal notes" help="For the office only." />
        </FieldGrid>
      </Section>
    </>
  )
}
