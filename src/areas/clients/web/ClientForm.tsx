import { useWatch } from 'react-hook-form'
import { useWhyNot } from '#platform/web/why-not.ts'
import { AbnField } from '#ui/fields/AbnField.tsx'
import { AcnField } from '#ui/fields/AcnField.tsx'
import { AddressField } from '#ui/fields/AddressField.tsx'
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
import { clientTypes, invoiceDeliveries, invoiceGroupings, paymentTerms } from '../contract/choices.ts'
import { type Client, type ClientInput, clientFieldRights } from '../contract/client.ts'
import { abnWarning } from '../rules/client-rules.ts'
import {
  clientTypeWords,
  invoiceDeliveryWords,
  invoiceGroupingWords,
  paymentTermWords,
} from '../rules/client-words.ts'
import { AccountManagerField } from './AccountManagerField.tsx'
import { DuplicateNotice } from './DuplicateNotice.tsx'

const typeOptions = optionsOf(clientTypes, clientTypeWords)
const termOptions = optionsOf(paymentTerms, paymentTermWords)
const groupingOptions = optionsOf(invoiceGroupings, invoiceGroupingWords)
const deliveryOptions = optionsOf(invoiceDeliveries, invoiceDeliveryWords)

/** The fields of a client, for a new one and for `client`; the form around it is of ClientInput. */
export function ClientForm({ client }: { client?: Client }) {
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
          <Wide half>
            <TextField name="name" label="Name" takesFocus={!client} required />
          </Wide>
          <TextField name="trading_name" label="Trading name" />
          <SelectField name="client_type" label="Type" options={typeOptions} required />
          <TextField name="email" label="Email" type="email" required />
          <PhoneField name="phone" label="Phone" />
          <AbnField name="abn" label="ABN" />
          <AcnField name="acn" label="ACN" help={odd && <FieldWarning>{odd}</FieldWarning>} />
          <TextField name="website" label="Website" placeholder="www.example.com" />
          <AccountManagerField current={manager} />
          <TextField name="source" label="Source" help="How they found us." />
        </FieldGrid>
        <DuplicateNotice except_id={client?.id} />
      </Section>

      <Section title="Address">
        <AddressField label="Street address" />
      </Section>

      <Section title="Terms & credit">
        <FieldGrid>
          <SelectField name="payment_terms" label="Payment terms" options={termOptions} required />
          <MoneyField
            name="credit_limit_cents"
            label="Credit limit"
            disabledReason={whyNotSet('credit_limit_cents')}
          />
          <YesNoField
            name="credit_hold"
            label="On credit hold"
            help="No new job while it is on."
            disabledReason={whyNotSet('credit_hold')}
          />
          {credit_hold === 1 && (
            <TextField
              name="credit_hold_reason"
              label="Reason for the hold"
              disabledReason={whyNotSet('credit_hold_reason')}
              required
            />
          )}
        </FieldGrid>
        <FieldGrid>
          <YesNoField
            name="sop_construction_contract"
            label="Construction contract"
            help="Security of payment law applies: paid within 20 business days."
          />
          <PercentField name="retention_percent" label="Retention" />
          <PercentField name="retention_cap_percent" label="Retention cap" help="Of the contract sum." />
        </FieldGrid>
      </Section>

      <Section title="Invoicing">
        <FieldGrid>
          <SelectField name="invoice_delivery" label="Invoices go by" options={deliveryOptions} required />
          <SelectField name="one_invoice_per" label="One invoice per" options={groupingOptions} required />
          <YesNoField
            name="po_required"
            label="Purchase order required"
            help="No invoice without its number."
          />
        </FieldGrid>
        <FieldGrid>
          <Wide half>
            <TagsField
              name="invoice_emails"
              label="Invoice emails"
              help="Press Enter after each. None: invoices go to the email above."
            />
          </Wide>
          <TextField name="statement_email" label="Statement email" type="email" />
          <TextField name="docket_copy_email" label="Docket copy email" type="email" />
        </FieldGrid>
      </Section>

      <Section title="GST">
        <FieldGrid columns={2}>
          <YesNoField
            name="gst_switch"
            label="Charge GST"
            help="Switch off only for a reason, such as a client overseas or in the same GST group."
            disabledReason={whyNotSet('gst_switch')}
          />
          {gst_switch === 0 && (
            <TextField
              name="gst_reason"
              label="Reason for no GST"
              disabledReason={whyNotSet('gst_reason')}
              required
            />
          )}
        </FieldGrid>
      </Section>
    </>
  )
}
