import { AddressField } from '#ui/fields/AddressField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { siteLabels } from '../../rules/client-labels.ts'
import { SiteContactField } from './SiteContactField.tsx'

const field = labelled(siteLabels)

/** What one asks on the phone about a new site; the rest is filled in on the client's page. */
export function ShortSiteFields({ client_id }: { client_id: number }) {
  return (
    <>
      <FieldGrid columns={2}>
        <TextField {...field('name')} required takesFocus />
        <SiteContactField client_id={client_id} />
      </FieldGrid>
      <AddressField label={siteLabels.address_line1} required />
      <FieldGrid columns={2}>
        <TextField {...field('site_hours')} placeholder="Mon to Fri, 7 am to 5 pm" />
        <YesNoField {...field('induction_required')} />
      </FieldGrid>
    </>
  )
}
