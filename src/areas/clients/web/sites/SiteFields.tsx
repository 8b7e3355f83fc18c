import { useWatch } from 'react-hook-form'
import { materialTypes } from '#shared/lists.ts'
import { AddressField } from '#ui/fields/AddressField.tsx'
import { PositionField } from '#ui/fields/PositionField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TagsField } from '#ui/fields/TagsField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { SiteInput } from '../../contract/site.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { siteLabels } from '../../rules/client-labels.ts'
import { SiteContactField } from './SiteContactField.tsx'

const field = labelled(siteLabels)

const materialOptions = optionsOf(materialTypes)
const ppeSuggestions = ['Hard hat', 'Hi-vis', 'Steel caps', 'Safety glasses', 'Gloves', 'Hearing protection']

/** A site's fields; the form around them is of SiteInput. */
export function SiteFields({ client_id }: { client_id: number }) {
  const [induction_required, is_government_project] = useWatch<
    SiteInput,
    readonly ['induction_required', 'is_government_project']
  >({ name: ['induction_required', 'is_government_project'] })

  return (
    <>
      <FieldGrid columns={3}>
        <TextField {...field('name')} required takesFocus />
        <SiteContactField client_id={client_id} />
        <TextField {...field('site_hours')} placeholder="Mon to Fri, 7 am to 5 pm" />
        <AddressField label={siteLabels.address_line1} required />
        <PositionField />
      </FieldGrid>

      <Section title="Instructions" columns={2}>
        <TextAreaField
          {...field('site_instructions')}
          help="Drivers acknowledge them again when they change."
        />
        <TextAreaField {...field('access_notes')} />
        <TextField {...field('max_truck_class')} placeholder="Truck and dog" />
        <NumberField {...field('geofence_radius_m')} unit="m" required />
        <TextField {...field('principal_contractor')} />
        <SelectField {...field('default_material')} options={materialOptions} />
      </Section>

      <Section title="Safety">
        <FieldGrid columns={2}>
          <YesNoField {...field('induction_required')} />
          {induction_required === 1 && (
            <TextField {...field('induction_url')} placeholder="www.example.com" />
          )}
        </FieldGrid>
        <FieldGrid columns={2}>
          <Wide>
            <TagsField {...field('ppe')} suggestions={ppeSuggestions} help="Press Enter after each." />
          </Wide>
          <TextAreaField {...field('hazards')} />
          <YesNoField {...field('contaminated_land')} help="Soil can leave only with waste records." />
        </FieldGrid>
      </Section>

      <Section title="Permits & government" columns={3}>
        <TextField {...field('byda_ref')} help="Before You Dig Australia." />
        <DateField {...field('byda_expires_on')} />
        <TextField {...field('no_go_zone_permit')} />
        <YesNoField {...field('is_government_project')} />
        {is_government_project === 1 && (
          <DateField {...field('project_awarded_on')} help="The tip truck policy applies from 27 Aug 2018." />
        )}
      </Section>
    </>
  )
}
