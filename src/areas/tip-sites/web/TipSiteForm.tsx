import { supplierEndpoints } from '#areas/suppliers/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { RecordPicker } from '#platform/web/lists/RecordPicker.tsx'
import { firstMatches } from '#platform/web/lists/use-record-matches.ts'
import { AddressField } from '#ui/fields/AddressField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { tipSiteStatuses } from '../contract/choices.ts'
import { tipSiteLabels, tipSiteStatusWords } from '../rules/tip-site-labels.ts'
import { AcceptedRows } from './AcceptedRows.tsx'
import { HoursFields } from './HoursFields.tsx'

const field = labelled(tipSiteLabels)
const statusOptions = optionsOf(tipSiteStatuses, tipSiteStatusWords)

/** The supplier who runs it. */
const operatorSearch = {
  permission: 'suppliers:read',
  one: (id: number) => read(supplierEndpoints.getSupplier, { params: { id } }),
  list: (search: string) => read(supplierEndpoints.listSuppliers, { query: firstMatches(search) }),
  optionOf: ({ id, name }: { id: number; name: string }) => ({ value: id, label: name }),
} as const

/** The fields of a tip site; the form around them is of TipSiteInput. */
export function TipSiteForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <>
      <Section title="Tip site">
        <FieldGrid>
          <Wide half>
            <TextField {...field('name')} takesFocus={isNew} required />
          </Wide>
          <SelectField {...field('status')} options={statusOptions} required />
          <RecordPicker {...field('supplier_id')} search={operatorSearch} />
          <TextField {...field('contact_name')} />
          <PhoneField {...field('phone')} />
          <NumberField {...field('queue_minutes')} unit="min" />
          <TextField {...field('max_truck_class')} placeholder="Truck and dog" />
          <YesNoField {...field('has_weighbridge')} />
          <YesNoField {...field('pfas_ok')} />
          <YesNoField {...field('asbestos_ok')} />
          <Wide>
            <TextAreaField
              {...field('gate_notes')}
              help="For the driver: which gate, who to ask, what to bring."
            />
          </Wide>
        </FieldGrid>
      </Section>

      <Section title="Address">
        <AddressField label="Street address" />
      </Section>

      <AcceptedRows />

      <HoursFields />

      <Section title="Licence and account">
        <FieldGrid>
          <TextField {...field('licence_no')} />
          <DateField {...field('licence_expires_on')} />
          <TextField {...field('account_no')} />
          <YesNoField {...field('credit_hold')} help="They take no loads on account now." />
        </FieldGrid>
      </Section>
    </>
  )
}
