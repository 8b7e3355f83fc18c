import { resourcePaths } from '#areas/resources/web/index.ts'
import { directionsTo } from '#shared/directions.ts'
import { Link } from '#ui/navigation.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { FleetPlace } from '../../contract/place.ts'
import { isPlaced, placeKey } from './place-key.ts'
import css from './PlaceList.module.css'

interface Props {
  places: readonly FleetPlace[]
  hasMap: boolean
  chosen: string | null
  /** Shows a place on the map. */
  onChoose: (key: string) => void
}

/** The sites and depots with their machines, the address and the way there. */
export function PlaceList({ places, ...props }: Props) {
  const sites = places.filter(({ kind }) => kind === 'site')
  const depots = places.filter(({ kind }) => kind === 'depot')
  return (
    <div>
      <Section title="Sites today">
        <Places places={sites} none="No machine is booked or on hire today." {...props} />
      </Section>
      <Section title="Depots">
        <Places places={depots} none="Add depots under Settings, Company." {...props} />
      </Section>
    </div>
  )
}

function Places({ places, none, ...props }: Props & { none: string }) {
  if (places.length === 0) return <p className={css.none}>{none}</p>
  return (
    <ul className={css.places}>
      {places.map((place) => (
        <Place key={placeKey(place)} place={place} {...props} />
      ))}
    </ul>
  )
}

function Place({ place, hasMap, chosen, onChoose }: Omit<Props, 'places'> & { place: FleetPlace }) {
  const { name, client, address, machines } = place
  const key = placeKey(place)
  return (
    <li className={css.place} data-chosen={chosen === key || undefined}>
      {hasMap && isPlaced(place) ? (
        <button
          type="button"
          className={css.name}
          aria-pressed={chosen === key}
          onClick={() => onChoose(key)}
        >
          {name}
        </button>
      ) : (
        <strong className={css.name}>{name}</strong>
      )}
      {client && client !== name && <span>{client}</span>}
      {address && <span className={css.address}>{address}</span>}
      <span className={css.machines}>
        {machines.map(({ id, fleet_no }) => (
          <Link key={id} to={resourcePaths.asset(id)}>
            {fleet_no}
          </Link>
        ))}
      </span>
      <span className={css.foot}>
        <a href={directionsTo(place)} target="_blank" rel="noreferrer">
          Directions<span className="visually-hidden"> to {name} (opens in a new tab)</span>
        </a>
        {hasMap && !isPlaced(place) && <span>Not on the map: its position is not known.</span>}
      </span>
    </li>
  )
}
