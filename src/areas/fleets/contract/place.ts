import * as z from 'zod'

/** A depot, or a site that machines are at today. */
export const FleetPlace = z
  .object({
    kind: z.enum(['depot', 'site']),
    id: z.number(),
    name: z.string(),
    /** Who the machines are there for, several by name; null for a depot. */
    client: z.string().nullable(),
    address: z.string(),
    /** In degrees; null where the position is not known. */
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    /** At a site, those booked or on hire there today; at a depot, those that belong there and are not at a site now. */
    machines: z.array(z.object({ id: z.number(), fleet_no: z.string() })),
  })
  .meta({ id: 'FleetPlace' })
export type FleetPlace = z.output<typeof FleetPlace>

/** The places, and where pictures of the map come from; `tiles` is null without a map. */
export const FleetMap = z
  .object({
    places: z.array(FleetPlace),
    tiles: z.object({ url: z.string(), credit: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'FleetMap' })
export type FleetMap = z.output<typeof FleetMap>
