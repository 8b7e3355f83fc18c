import { useContext, useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ClientPicker, ContactPicker, SitePicker } from '#areas/clients/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { ReadOnlyContext } from '#ui/fields/read-only.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { Quote } from '../../contract/quote.ts'
import { quoteLabels } from '../../rules/quote-labels.ts'

const field = labelled(quoteLabels)

/** Who the quote is for: a client with contact and site, or a new client by name. */
export function BuyerFields({ quote }: { quote?: Quote }) {
  const chosen: unknown = useWatch({ name: 'client_id' })
  const readOnly = useContext(ReadOnlyContext)
  const client_id = typeof chosen === 'number' ? chosen : null
  const seesClients = useMay()('clients:read')
  const { setFocus, setValue } = useFormContext()
  const [isAsked, setAsked] = useState(false)
  const typed: unknown = useWatch({ name: 'prospect_name' })
  const isProspect = isAsked || !seesClients || quote?.client_id === null || Boolean(typed)
  useEffect(() => {
    if (isAsked) setFocus('prospect_email')
  }, [isAsked, setFocus])
  useEmptyOnChange(client_id)
  const client = quote?.client_id ? { id: quote.client_id, name: quote.client } : undefined
  const contact =
    quote?.contact_id && quote.contact ? { id: quote.contact_id, name: quote.contact } : undefined
  const site = quote?.job_site_id && quote.site ? { id: quote.job_site_id, name: quote.site } : undefined

  return (
    <Section
      title="For"
      help={readOnly || isProspect ? undefined : 'Pick a client, or type a new name.'}
      columns={4}
    >
      <Wide half>
        <ClientPicker
          {...field('client_id')}
          current={client}
          offers={[
            {
              label: (typed) => `Quote “${typed}” without a client record`,
              moves: true,
              run: (typed) => {
                setValue('prospect_name', typed, { shouldDirty: true, shouldValidate: true })
                setAsked(true)
              },
            },
          ]}
          takesFocus={!quote && client_id === null && seesClients}
        />
      </Wide>
      {client_id !== null && (
        <>
          <Wide half>
            <ContactPicker {...field('contact_id')} clientId={client_id} current={contact} />
          </Wide>
          <Wide half>
            <SitePicker {...field('job_site_id')} clientId={client_id} current={site} />
          </Wide>
        </>
      )}
      {client_id === null && isProspect && (
        <>
          <TextField {...field('prospect_name')} takesFocus={!quote && !seesClients} />
          <TextField {...field('prospect_email')} type="email" />
          <PhoneField {...field('prospect_mobile')} />
          <TextField {...field('prospect_address')} />
          <TextField {...field('site_address')} />
        </>
      )}
    </Section>
  )
}

/** Contact and site belong to a client: choosing another one clears them. */
function useEmptyOnChange(client_id: number | null): void {
  const { setValue, formState } = useFormContext()
  const before = useRef(client_id)
  const initial: unknown = formState.defaultValues?.['client_id']
  useEffect(() => {
    if (before.current === client_id) return
    before.current = client_id
    // The form was reset to the record, including its own contact and site.
    if (client_id === (initial ?? null)) return
    setValue('contact_id', null, { shouldDirty: true })
    setValue('job_site_id', null, { shouldDirty: true })
  }, [client_id, initial, setValue])
}
