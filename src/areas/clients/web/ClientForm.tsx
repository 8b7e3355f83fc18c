import { useWatch } from 'react-hook-form'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { AbnField } from '#ui/fields/AbnField.tsx'
import { AcnField } from '#ui/fields/AcnField.tsx'
import { AddressSection } from '#ui/fields/AddressSection.tsx'
import { FieldWarning } from '#ui/fields/FieldWarning.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { PercentField } from '#ui/fields/PercentField.tsx'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TagsField } from '#ui/fields/TagsField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { clientTypes, invoiceDeliveries, invoiceGroupings } from '../contract/choices.ts'
import { type Client, ClientInput, clientFieldRights } from '../contract/client.ts'
import { clientEndpoints } from '../contract/endpoints.ts'
import { abnWarning } from '../rules/client-rules.ts'
import { clientTypeWords, invoiceDeliveryWords, invoiceGroupingWords } from '../rules/client-words.ts'
import { termsErrors } from '../rules/construction-terms.ts'
import { AccountManagerField } from './AccountManagerField.tsx'
import { BusinessNames, PaymentTermsField } from './BusinessFields.tsx'
import { DuplicateNotice } from './DuplicateNotice.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { clientLabels } from '../rules/client-labels.ts'

const field = labelled(clientLabels)

const typeOptions = optionsOf(clientTypes, clientTypeWords)
const groupingOptions = optionsOf(invoiceGroupings, invoiceGroupingWords)
const deliveryOptions = optionsOf(invoiceDeliveries, invoiceDeliveryWords)

/** The form of a client, new or not; `useClientWords` has its words. */
export const clientForm = {
  create: clientEndpoints.createClient,
  edit: clientEndpoints.editClient,
  schema: ClientInput,
  together: termsErrors,
  Fields: ClientFields,
}

function ClientFields({ record: client }: { record?: Client }) {
  const whyNot = useWhyNot()
  const whyNotSet = (field: keyof typeof clientFieldRights) => whyNot(clientFieldRights[field])
  const [abn, acn, credit_hold, gst_switch] = useWatch<
    ClientInput,
    readonly ['abn', 'acn', 'credit_hold', 'gst_switch']
  >({ name: ['abn', 'acn', 'credit_hold', 'gst_switch'] })
  const odd = abnWarning(abn, acn)
  const manager =
    client?.account_manager_id && client.account_manager
      ? { id: client.account_manager_id, name: client.account_manager }
      : undefined

  return (
    <>
      <Section title="Client">
        <FieldGrid>
          <BusinessNames field={field} isNew={!client} />
          <SelectField {...field('client_type')} options={typeOptions} required />
          <TextField {...field('email')} type="email" required />
          <PhoneField {...field('phone')} />
          <AbnField {...field('abn')} />
          <AcnField {...field('acn')} help={odd && <FieldWarning>{odd}</FieldWarning>} />
          <TextField {...field('website')} placeholder="www.example.com" />
          <AccountManagerField current={manager} />
          <TextField {...field('source')} help="How they heard of us." />
        </FieldGrid>
        <DuplicateNotice except_id={client?.id} />
      </Section>

      <AddressSection />

      <Section title="Terms & credit">
        <FieldGrid>
          <PaymentTermsField field={field} />
          <MoneyField {...field('credit_limit_cents')} disabledReason={whyNotSet('credit_limit_cents')} />
          <YesNoField
            {...field('credit_hold')}
            help="While on, new jobs need an override."
            disabledReason={whyNotSet('credit_hold')}
          />
          {credit_hold === 1 && (
            <TextField
              {...field('credit_hold_reason')}
              disabledReason={whyNotSet('credit_hold_reason')}
              required
            />
          )}
        </FieldGrid>
        <FieldGrid>
          <YesNoField
            {...field('sop_construction_contract')}
            help="Security of payment law applies: paid within 20 business days."
          />
          <PercentField {...field('retention_percent')} />
          <PercentField {...field('retention_cap_percent')} help="Of the contract sum." />
        </FieldGrid>
      </Section>

      <Section title="Invoicing">
        <FieldGrid>
          <SelectField {...field('invoice_delivery')} options={deliveryOptions} required />
          <SelectField {...field('one_invoice_per')} options={groupingOptions} required />
          <YesNoField {...field('po_required')} help="Invoices for this client need a PO number." />
        </FieldGrid>
        <FieldGrid>
          <Wide half>
            <TagsField
              {...field('invoice_emails')}
              help="Press Enter after each. If empty, invoices go to the email above."
            />
          </Wide>
          <TextField {...field('statement_email')} type="email" />
          <TextField {...field('docket_copy_email')} type="email" />
        </FieldGrid>
      </Section>

      <Section title="GST" columns={2}>
        <YesNoField
          {...field('gst_switch')}
          help="Turn off only with a reason, such as an overseas client or one in the same GST group."
          disabledReason={whyNotSet('gst_switch')}
        />
        {gst_switch === 0 && (
          <TextField {...field('gst_reason')} disabledReason={whyNotSet('gst_reason')} required />
        )}
      </Section>
    </>
  )
}
