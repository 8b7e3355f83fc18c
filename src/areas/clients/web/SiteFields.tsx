import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { materialTypes } from '#shared/lists.ts'
import { AddressField } from '#ui/fields/AddressField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TagsField } from '#ui/fields/TagsField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { SiteInput } from '../contract/site.ts'
import { contactsQuery } from './queries.ts'

const materialOptions = materialTypes.map((name) => ({ value: name, label: name }))
const ppeSuggestions = ['Hard hat', 'Hi-vis', 'Steel caps', 'Safety glasses', 'Gloves', 'Hearing protection']

/** The fields of a site; the form around them is of SiteInput. */
export function SiteFields({ client_id }: { client_id: number }) {
  const { data: contacts = [] } = useQuery(contactsQuery(client_id))
  const [induction_required, is_government_project] = useWatch<
    SiteInput,
    readonly ['induction_required', 'is_government_project']
  >({ name: ['induction_required', 'is_government_project'] })

  return (
    <>
      <FieldGrid columns={3}>
        <TextField name="name" label="Name" required takesFocus />
        <SelectField
          name="contact_id"
          label="Site contact"
          options={contacts.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField name="site_hours" label="Site hours" placeholder="Mon to Fri 7:00 to 17:00" />
        <AddressField label="Street address" required />
      </FieldGrid>

      <Section title="Instructions">
        <FieldGrid columns={2}>
          <TextAreaField
            name="site_instructions"
            label="Site instructions"
            help="Drivers acknowledge them again when they change."
          />
          <TextAreaField name="access_notes" label="Access notes" />
          <TextField name="max_truck_class" label="Largest truck" placeholder="Truck and dog" />
          <NumberField name="geofence_radius_m" label="Geofence radius" unit="m" required />
          <TextField name="principal_contractor" label="Principal contractor" />
          <SelectField name="default_material" label="Usual material" options={materialOptions} />
        </FieldGrid>
      </Section>

      <Section title="Safety">
        <FieldGrid columns={2}>
          <YesNoField name="induction_required" label="Induction required" />
          {induction_required === 1 ? (
            <TextField name="induction_url" label="Induction address" placeholder="www.example.com" />
          ) : (
            <span />
          )}
          <Wide>
            <TagsField name="ppe" label="PPE" suggestions={ppeSuggestions} help="Press Enter after each." />
          </Wide>
          <TextAreaField name="hazards" label="Hazards" />
          <YesNoField
            name="contaminated_land"
            label="Contaminated land"
            help="Soil leaves only with its papers."
          />
        </FieldGrid>
      </Section>

      <Section title="Ground and government">
        <FieldGrid columns={3}>
          <TextField name="byda_ref" label="BYDA reference" help="Before You Dig Australia." />
          <DateField name="byda_expires_on" label="BYDA expires on" />
          <TextField name="no_go_zone_permit" label="No Go Zone permit" />
          <YesNoField name="is_government_project" label="Government project" />
          {is_government_project === 1 && (
            <DateField
              name="project_awarded_on"
              label="Project awarded on"
              help="The tip truck policy holds from 27 Aug 2018."
            />
          )}
        </FieldGrid>
      </Section>
    </>
  )
}
