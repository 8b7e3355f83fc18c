import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useViewer } from '#platform/web/calls/session.ts'
import { useTitle } from '#platform/web/guard/title.ts'
import { formatDate, melbourneDate, weekday } from '#shared/local-date.ts'
import { homeOf } from '#shared/user-types.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { useNow } from '#ui/use-now.ts'
import { homeEndpoints } from '../contract/endpoints.ts'
import type { HomeCard } from '../contract/home.ts'
import type { RoleHome } from '../contract/role-homes.ts'
import css from './home.module.css'
import { HomeCardPanel } from './HomeCardPanel.tsx'

/** A driver's tasks come first, in place of the day's card; the office does not load this. */
const DriverDay = lazyPart(() => import('#areas/driver-jobs/web/index.ts'), 'DriverDay')
const driverType = 5

/** Any live notice refreshes it; changes that only time brings (a date reached) show within a minute. */
const homeQuery = (of?: RoleHome) => ({
  ...read(homeEndpoints.getHome, { query: { of } }),
  staleTime: 0,
  refetchInterval: 60_000,
})

function HomeScreen({ title, of }: { title: string; of?: RoleHome }) {
  const { data: home, isError, refetch } = useQuery(homeQuery(of))
  const today = melbourneDate(useNow())
  const { user_type } = useViewer()
  const isDrivers = of === 'driver' || (of === undefined && user_type === driverType)
  return (
    <Screen
      title={title}
      status={<span className={css.date}>{`${weekday(today)} ${formatDate(today)}`}</span>}
    >
      {!home && isError && (
        <ErrorState message="What is to be done could not be loaded." onRetry={() => void refetch()} />
      )}
      {!home && !isError && <LoadingState />}
      {isDrivers && <DriverDay />}
      {home?.notice && <Notice tone="warning">{home.notice}</Notice>}
      {home &&
        inGroups(home.cards.filter(({ key }) => !isDrivers || key !== 'day')).map((cards, at) => (
          <Cards key={at} cards={cards} />
        ))}
    </Screen>
  )
}

/** Urgent, quiet and informational cards: each in rows of their own, so that neighbours have equal heights. */
const inGroups = (cards: readonly HomeCard[]): HomeCard[][] => [
  cards.filter(({ count, tone }) => count > 0 && tone !== 'neutral'),
  cards.filter(({ count }) => count === 0),
  cards.filter(({ count, tone }) => count > 0 && tone === 'neutral'),
]

function Cards({ cards }: { cards: readonly HomeCard[] }) {
  if (cards.length === 0) return null
  return (
    <div className={css.frame}>
      <div className={css.cards}>
        {cards.map((card) => (
          <HomeCardPanel key={card.key} card={card} />
        ))}
      </div>
    </div>
  )
}

/** The person's own home, by its name. */
export function DashboardScreen() {
  const { home } = homeOf(useViewer().user_type)
  useTitle(home)
  return <HomeScreen title={home} />
}
export const AllocatorHomeScreen = () => <HomeScreen title="Allocator" of="allocator" />
export const DriverHomeScreen = () => <HomeScreen title="Today" of="driver" />
export const SafetyHomeScreen = () => <HomeScreen title="Safety" of="safety_officer" />
