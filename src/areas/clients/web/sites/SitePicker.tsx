import { useQuery } from '@tanstack/react-query'
import { useMay } from '#platform/web/calls/session.ts'
import type { Site } from '../../contract/site.ts'
import { PartPicker, type PartPickerProps } from '../PartPicker.tsx'
import { sitesQuery } from '../queries.ts'
import { ShortSiteFields } from './ShortSiteFields.tsx'
import { type KnownOfSite, NewSiteDialog } from './SiteDialog.tsx'

const optionOf = ({ id, name, suburb }: Site) => ({
  value: id,
  label: name.includes(suburb) ? name : `${name}, ${suburb}`,
})

/** A field for the id of one of a client's sites, or of one created in place; `known`: what is known of that already. */
export function SitePicker({ known, ...props }: PartPickerProps & { known?: KnownOfSite | undefined }) {
  const { clientId } = props
  const mayRead = useMay()('clients:read')
  const { data: sites = [] } = useQuery({
    ...sitesQuery(clientId ?? 0),
    enabled: clientId !== null && mayRead,
  })
  return (
    <PartPicker
      {...props}
      noun="site"
      options={sites.map(optionOf)}
      newDialog={(dialog) => (
        <NewSiteDialog {...dialog} known={known} fields={<ShortSiteFields client_id={dialog.client_id} />} />
      )}
    />
  )
}
