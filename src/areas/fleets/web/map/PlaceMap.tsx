import {
  type Map as LeafletMap,
  type Marker,
  divIcon,
  latLngBounds,
  map as mapIn,
  marker,
  tileLayer,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { reload } from '#ui/reload.ts'
import { plural } from '#shared/text.ts'
import type { FleetMap, FleetPlace } from '../../contract/place.ts'
import { isPlaced, placeKey } from './place-key.ts'
import css from './PlaceMap.module.css'

/** As near as the map goes at first, so that a single place is shown with what is around it. */
const nearestAtFirst = 13

/** The places on a map; a pin is chosen by mouse, finger or keyboard, and the chosen one is in its middle. */
export function PlaceMap({
  className,
  places,
  tiles,
  chosen,
  onChoose,
}: {
  className: string | undefined
  places: readonly FleetPlace[]
  tiles: NonNullable<FleetMap['tiles']>
  chosen: string | null
  onChoose: (key: string) => void
}) {
  const element = useRef<HTMLElement>(null)
  const map = useRef<LeafletMap>(null)
  const fitted = useRef<LeafletMap>(null)
  const pins = useRef<ReadonlyMap<string, Marker>>(new Map())
  const [isMissing, setMissing] = useState(false)
  const { url, credit } = tiles

  useEffect(() => {
    if (!element.current) return undefined
    const made = mapIn(element.current)
    made.attributionControl.setPrefix(false)
    // What is missing stays said until everything in sight has come.
    let failed = false
    tileLayer(url, { maxZoom: 19, attribution: asHtml(credit ?? ''), referrerPolicy: 'origin' })
      .on('loading', () => {
        failed = false
      })
      .on('tileerror', () => {
        failed = true
        setMissing(true)
      })
      .on('load', () => setMissing(failed))
      .addTo(made)
    map.current = made
    return () => {
      map.current = null
      made.remove()
    }
  }, [url, credit])

  useEffect(() => {
    const on = map.current
    if (!on) return undefined
    const placed = places.filter(isPlaced)
    const made = placed.map((place) => [placeKey(place), pinOf(place).addTo(on)] as const)
    for (const [key, pin] of made) {
      pin.on('click', () => onChoose(key))
      // Without a popup leaflet makes no click of a key.
      pin.on('keypress', ({ originalEvent }) => originalEvent.key === 'Enter' && onChoose(key))
    }
    pins.current = new Map(made)
    // Later places exchange the pins, and leave the map where it was moved.
    if (fitted.current !== on) showAll(on, placed)
    fitted.current = on
    return () => {
      for (const [, pin] of made) pin.remove()
    }
  }, [places, url, credit, onChoose])

  useEffect(() => {
    const pin = chosen === null ? undefined : pins.current.get(chosen)
    if (pin) map.current?.panTo(pin.getLatLng())
  }, [chosen])

  useEffect(() => {
    const pin = chosen === null ? undefined : pins.current.get(chosen)
    if (!pin) return undefined
    pin.getElement()?.setAttribute('data-chosen', 'true')
    return () => pin.getElement()?.removeAttribute('data-chosen')
  }, [chosen, places])

  return (
    <div>
      {isMissing && (
        <Notice tone="warning" action={<Button onClick={reload}>Reload</Button>}>
          Some of the map could not be loaded. If its tiles were just changed, reload the page.
        </Notice>
      )}
      <section ref={element} className={className} aria-label="Map of sites and depots" />
    </div>
  )
}

const melbourne: [number, number] = [-37.81, 144.96]
type Placed = FleetPlace & { lat: number; lng: number }

function showAll(map: LeafletMap, placed: readonly Placed[]): void {
  const bounds = latLngBounds(placed.map(({ lat, lng }) => [lat, lng]))
  if (placed.length > 0) map.fitBounds(bounds.pad(0.1), { maxZoom: nearestAtFirst })
  else map.setView(melbourne, 9)
}

const pinOf = ({ lat, lng, ...place }: Placed): Marker => {
  const words = [place.name, plural(place.machines.length, 'machine')].join(', ')
  const kind = place.kind === 'depot' ? css.depot : css.site
  return marker([lat, lng], {
    title: words,
    alt: words,
    riseOnHover: true,
    icon: divIcon({
      className: `${css.pin} ${kind}`,
      html: asHtml(String(place.machines.length)),
      iconSize: [28, 28],
    }),
  })
}

/** Text as leaflet takes it: it shows HTML. */
function asHtml(text: string): string {
  const element = document.createElement('span')
  element.textContent = text
  return element.innerHTML
}
