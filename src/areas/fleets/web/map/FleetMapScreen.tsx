import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { settingsPaths } from '#areas/settings/web/index.ts'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Link } from '#ui/navigation.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { fleetEndpoints as calls } from '../../contract/endpoints.ts'
import { FleetViews } from '../FleetViews.tsx'
import css from './FleetMapScreen.module.css'
import { PlaceList } from './PlaceList.tsx'

// The map's code loads only where there is a map.
const PlaceMap = lazyPart(() => import('./PlaceMap.tsx'), 'PlaceMap')

/** Where the machines are today: sites and depots on a map, and each with its address and the way there. */
export function FleetMapScreen() {
  const { data, error, isPending, refetch } = useQuery(read(calls.getFleetMap, {}))
  const [chosen, setChosen] = useState<string | null>(null)
  const maySet = useMay()('settings:company')
  return (
    <Screen title="Fleet map" actions={<FleetViews current="map" />}>
      {error && !data && <ErrorState message="Could not load the places." onRetry={() => void refetch()} />}
      {isPending && <LoadingState />}
      {data && (
        <div className={css.screen}>
          {data.tiles ? (
            <Suspense fallback={<div className={css.map} aria-busy />}>
              <PlaceMap
                className={css.map}
                places={data.places}
                tiles={data.tiles}
                chosen={chosen}
                onChoose={setChosen}
              />
            </Suspense>
          ) : (
            <Notice>
              There is no map yet.{' '}
              {maySet ? (
                <>
                  Enter a map provider’s tiles under <Link to={settingsPaths.company}>Company</Link>.
                </>
              ) : (
                'An administrator can set one up under Company.'
              )}
            </Notice>
          )}
          <PlaceList places={data.places} hasMap={data.tiles !== null} chosen={chosen} onChoose={setChosen} />
        </div>
      )}
    </Screen>
  )
}
