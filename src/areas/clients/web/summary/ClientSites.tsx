import { formatAddress } from '#shared/address.ts'
import { directionsTo } from '#shared/directions.ts'
import { ActionGroup, ActionList, ActionRow, AllLink } from '#ui/parts/ActionRow.tsx'
import type { Site } from '../../contract/site.ts'
import { clientPaths } from '../client-paths.ts'
import css from './summary.module.css'

const shown = 6

/** The first sites of a client, each with the way there. */
export function ClientSites({ client_id, sites }: { client_id: number; sites: readonly Site[] }) {
  return (
    <ActionList>
      <ActionGroup
        title="Sites"
        count={sites.length}
        all={<AllLink to={clientPaths.edit(client_id, 'sites')} count={sites.length} of="sites" />}
      >
        {sites.slice(0, shown).map((site) => (
          <ActionRow
            key={site.id}
            what={site.name}
            where={site.suburb}
            action={
              <a
                className={css.way}
                href={directionsTo({ ...site, address: formatAddress(site) })}
                target="_blank"
                rel="noreferrer"
              >
                Directions
                <span className="visually-hidden"> to {site.name} (opens in a new tab)</span>
              </a>
            }
          />
        ))}
      </ActionGroup>
    </ActionList>
  )
}
