import { formatAddress } from '#shared/address.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import type { Site } from '../../contract/site.ts'
import { siteLabels } from '../../rules/client-labels.ts'

const column = columnsOf<Site>()

/** Columns of a client's sites; the name opens the site. */
export const siteColumns = (onOpen: (site: Site) => void) => [
  column.open('name', siteLabels.name, onOpen),
  column.custom(
    'status',
    'Status',
    (site) => (
      <>
        {site.archived_at && archived}
        {site.contaminated_land === 1 && contaminated}
      </>
    ),
    { slot: 'status' },
  ),
  column.custom('address', 'Address', formatAddress),
  column.text('contact', siteLabels.contact_id),
  column.text('site_hours', siteLabels.site_hours),
  column.yesNo('induction_required', siteLabels.induction_required),
  column.text('byda_ref', siteLabels.byda_ref),
  column.date('byda_expires_on', siteLabels.byda_expires_on),
]

const archived = <StatusBadge status="Archived" />
const contaminated = <StatusBadge status="Contaminated" tone="warning" />
