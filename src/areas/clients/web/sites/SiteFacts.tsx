import type { ReactNode } from 'react'
import { type Address, formatAddress } from '#shared/address.ts'
import { directionsTo } from '#shared/directions.ts'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import css from './SiteFacts.module.css'

/** Where the work is, with the way there. `place`: absent until it has loaded, or its address as typed. */
export function SiteFacts({
  name,
  place,
  action,
}: {
  name: string | null
  place?: Omit<Address, 'place_id'> | string | null | undefined
  action?: ReactNode
}) {
  const address = typeof place === 'string' ? place : place && formatAddress(place)
  const position = typeof place === 'object' && place ? place : { lat: null, lng: null }
  return (
    <FactGroup title="Site" action={action}>
      {name && <p className={css.name}>{name}</p>}
      {address && (
        <>
          <p>{address}</p>
          <p>
            <a href={directionsTo({ ...position, address })} target="_blank" rel="noreferrer">
              Directions
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </p>
        </>
      )}
    </FactGroup>
  )
}
