import { supplierEndpoints } from '#areas/suppliers/contract/endpoints.ts'
import { read } from '#platform/web/calls/api.ts'
import { RecordPicker } from '#platform/web/lists/RecordPicker.tsx'
import { firstMatches } from '#platform/web/lists/use-record-matches.ts'
import { AddressSection } from '#ui/fields/AddressSection.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { tipSiteStatuses } from '../contract/choices.ts'
import { tipSiteEndpoints } from '../contract/endpoints.ts'
import { type TipSite, TipSiteInput } from '../contract/tip-site.ts'
import { tipSiteLabels, tipSiteStatusWords } from '../rules/tip-site-labels.ts'
import { AcceptedRows } from './materials/AcceptedRows.tsx'
import { HoursFields } from './opening/HoursFields.tsx'
import { tipSiteFieldWords } from './tip-site-field-words.ts'

const field = labelled(tipSiteLabels)
const statusOptions = optionsOf(tipSiteStatuses, tipSiteStatusWords)

/** The supplier who runs it. */
const operatorSearch = {
  permission: 'suppliers:read',
  one: (id: number) => read(supplierEndpoints.getSupplier, { params: { id } }),
  list: (search: string) => read(supplierEndpoints.listSuppliers, { query: firstMatches(search) }),
  optionOf: ({ id, name }: { id: number; name: string }) => ({ value: id, label: name }),
} as const

/** The form of a tip site, new or not. */
export const tipSiteForm = {
  create: tipSiteEndpoints.createTipSite,
  edit: tipSiteEndpoints.editTipSite,
  schema: TipSiteInput,
  words: tipSiteFieldWords,
  Fields: ({ record }: { record?: TipSite }) => (
    <>
      <Section title="Tip site" columns={4}>
        <Wide half>
          <TextField {...field('name')} takesFocus={!record} required />
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
      </Section>

      <AddressSection />

      <AcceptedRows />

      <HoursFields />

      <Section title="Licence and account" columns={4}>
        <TextField {...field('licence_no')} />
        <DateField {...field('licence_expires_on')} />
        <TextField {...field('account_no')} />
        <YesNoField {...field('credit_hold')} help="No loads on account until they lift it." />
      </Section>
    </>
  ),
}
