import type { ReactNode } from 'react'
import type * as z from 'zod'
import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { clientEndpoints } from '../../contract/endpoints.ts'
import { type Site, SiteInput } from '../../contract/site.ts'
import { isStreetAddress } from '#shared/address.ts'
import { siteFieldWords } from './site-field-words.ts'
import { SiteFields } from './SiteFields.tsx'

interface DialogProps {
  client_id: number
  onClose: () => void
}

/** What is known of a new site already. */
export type KnownOfSite = Partial<
  Pick<z.input<typeof SiteInput>, 'name' | 'address_line1' | 'suburb' | 'state' | 'postcode'>
>

/** A new site's initial values; the same as the table's defaults. */
const emptySite: Partial<z.input<typeof SiteInput>> = {
  name: '',
  address_line1: '',
  suburb: '',
  state: 'VIC',
  postcode: '',
  geofence_radius_m: 150,
  ppe: [],
  induction_required: 0,
  is_government_project: 0,
  contaminated_land: 0,
}

/** `fields` are of SiteInput, with a `name` to begin with; `onMade` receives the new one where a field needs it. */
export function NewSiteDialog({
  client_id,
  name = '',
  known = {},
  fields,
  onMade,
  onClose,
}: DialogProps & {
  name?: string
  known?: KnownOfSite | undefined
  fields: ReactNode
  onMade?: (site: Site) => void
}) {
  return (
    <CreateDialog
      title="New site"
      size="lg"
      endpoint={clientEndpoints.createSite}
      schema={SiteInput}
      empty={{ ...emptySite, ...(name ? named(name) : known) }}
      params={{ id: client_id }}
      saved={({ name }) => `${name} added`}
      onSaved={onMade}
      onClose={onClose}
    >
      {fields}
    </CreateDialog>
  )
}

const named = (name: string) => ({ name, ...(isStreetAddress(name) && { address_line1: name }) })

export function EditSiteDialog({
  client_id,
  site,
  readOnly,
  onClose,
}: DialogProps & { site: Site; readOnly: boolean }) {
  return (
    <EditDialog
      title={site.name}
      size="lg"
      endpoint={clientEndpoints.editSite}
      schema={SiteInput}
      record={site}
      params={{ id: client_id, site_id: site.id }}
      words={siteFieldWords}
      readOnly={readOnly}
      onClose={onClose}
    >
      <SiteFields client_id={client_id} />
    </EditDialog>
  )
}
