import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { ClientPicker, SitePicker } from '#areas/clients/web/index.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { parseAddress, states } from '#shared/address.ts'
import { jobEndpoints } from '../../contract/endpoints.ts'
import { QuotedJobInput } from '../../contract/job.ts'
import { jobLabels } from '../../rules/job-labels.ts'
import { CreditNotice } from '../CreditNotice.tsx'
import { jobPaths } from '../job-paths.ts'
import { PersonField } from '../form/PersonField.tsx'
import { PlanPreview, usePlan } from './PlanPreview.tsx'

const field = labelled(jobLabels)

/** What a quote already has; the rest is asked for. */
interface QuoteToConvert {
  id: number
  client_id: number | null
  job_site_id: number | null
  /** Of someone who was no client yet. */
  prospect_name: string | null
  prospect_email: string | null
  prospect_mobile: string | null
  prospect_address: string | null
  site_address: string | null
  /** The purchase order from the client's acceptance. */
  po_number: string | null
}

/**
 * Creates an accepted quote's job: asks for days, start, purchase order and allocator, and shows what becomes of each
 * line. Nothing is retyped.
 */
export function ConvertQuoteDialog({ quote, onClose }: { quote: QuoteToConvert; onClose: () => void }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const create = useCreate(jobEndpoints.createJobFromQuote, {
    schema: QuotedJobInput,
    empty: {
      default_start_time: '07:00',
      po_number: quote.po_number,
      ...(quote.client_id === null ? {} : { client_id: quote.client_id }),
      ...(quote.job_site_id === null ? {} : { job_site_id: quote.job_site_id }),
    },
    params: { id: quote.id },
    saved: ({ job_no, quote_no }) => `${job_no} made from ${quote_no ?? 'the quote'}`,
    onSaved: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['quote'] })
      onClose()
      return navigate({ href: jobPaths.edit(id) })
    },
  })
  const plan = usePlan(create.form, quote.id)
  return (
    <FormDialog
      title="Make job"
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      onClose={onClose}
      saveLabel="Make job"
      waiting={plan.isReading}
    >
      <Fields quote={quote} />
      <PlanPreview {...plan} />
    </FormDialog>
  )
}

function Fields({ quote }: { quote: QuoteToConvert }) {
  const client_id = useWatch({ name: 'client_id' }) as number | null
  return (
    <>
      {quote.client_id === null && (
        <ClientPicker {...field('client_id')} known={clientOf(quote)} takesFocus required />
      )}
      {quote.job_site_id === null && (
        <SitePicker {...field('job_site_id')} clientId={client_id} known={siteOf(quote)} required />
      )}
      <CreditNotice client_id={client_id} />
      <FieldGrid columns={2}>
        <DateField {...field('start_date')} takesFocus={quote.client_id !== null} required />
        <DateField {...field('end_date')} required />
        <TimeField {...field('default_start_time')} required />
        <TextField {...field('po_number')} />
        <PersonField {...field('allocator_id')} user_types="1,3" />
      </FieldGrid>
    </>
  )
}

/** What the quote knows of the client that is made for it. */
const clientOf = ({ prospect_name, prospect_email, prospect_mobile, prospect_address }: QuoteToConvert) => ({
  name: prospect_name ?? '',
  email: prospect_email ?? '',
  phone: prospect_mobile,
  ...stated(prospect_address),
})

/** Where the work is, else where the client is. */
function siteOf({ site_address, prospect_address }: QuoteToConvert) {
  const { address_line1 = '', ...rest } = stated(site_address ?? prospect_address)
  return { name: address_line1, address_line1, ...rest }
}

function stated(address: string | null) {
  const { state, ...parts } = parseAddress(address ?? '')
  const known = states.find((one) => one === state)
  return { ...parts, ...(known && { state: known }) }
}
