import { IconCircleCheck, IconPhone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import { read } from '#platform/web/calls/api.ts'
import { dialled, formatPhone } from '#shared/phone.ts'
import { classes } from '#ui/classes.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Link } from '#ui/navigation.tsx'
import { Ago } from '#ui/parts/Ago.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { homeEndpoints } from '../contract/endpoints.ts'
import type { HomeCard, HomeItem } from '../contract/home.ts'
import css from './home.module.css'

/** Loaded only on a home where a driver waits to be cleared. */
const ClearForDuty = lazyPart(() => import('#areas/driver-jobs/web/index.ts'), 'ClearForDuty')

/** Something that needs attention; when empty it says so and stays low-key. */
export function HomeCardPanel({ card: first }: { card: HomeCard }) {
  const id = useId()
  const [showsAll, setShowsAll] = useState(false)
  const { data: all, isError } = useQuery({
    ...read(homeEndpoints.getHomeCard, { params: { key: first.key } }),
    staleTime: 0,
    enabled: showsAll,
  })
  const card = (showsAll && all) || first
  const { title, tone, count, items, link, empty_text, empty_link } = card
  return (
    <section className={classes(css.card, count > 0 && css[tone])} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {count > 0 && tone !== 'neutral' && (
          <span className={css.count}>{count.toLocaleString('en-AU')}</span>
        )}
      </div>
      {count === 0 ? (
        <p className={css.empty}>
          {empty_link ? (
            <Link to={empty_link}>{empty_text}</Link>
          ) : (
            <>
              <IconCircleCheck size={16} aria-hidden />
              {empty_text}
            </>
          )}
        </p>
      ) : (
        <ul className={css.items}>
          {items.map((item, at) => (
            <Item key={`${item.link ?? item.label} ${at}`} item={item} />
          ))}
        </ul>
      )}
      {count > 0 && link && (
        <Link to={link} className={css.all}>
          {count > items.length ? `See all ${count.toLocaleString('en-AU')}` : 'See all'}
          <span className="visually-hidden">: {title}</span>
        </Link>
      )}
      {!link && first.count > first.items.length && (
        <Rest
          title={title}
          words={isError ? 'The others could not be loaded.' : moreThan(items, count, showsAll)}
          count={count}
          open={showsAll}
          loading={showsAll && !all && !isError}
          onToggle={() => setShowsAll(!showsAll)}
        />
      )}
    </section>
  )
}

/** How many even the longest card leaves out. */
const moreThan = (items: readonly HomeItem[], count: number, showsAll: boolean): string | null =>
  showsAll && count > items.length && items.length > 0 ? `The first ${items.length} of ${count}.` : null

/** For a card without a list to link to: shows the rest here. */
function Rest({
  title,
  words,
  count,
  open,
  loading,
  onToggle,
}: {
  title: string
  words: string | null
  count: number
  open: boolean
  loading: boolean
  onToggle: () => void
}) {
  return (
    <div className={css.rest}>
      {words && <span className={css.more}>{words}</span>}
      <Button variant="quiet" aria-expanded={open} loading={loading} onClick={onToggle}>
        {open && !loading ? 'Show fewer' : `Show all ${count.toLocaleString('en-AU')}`}
        <span className="visually-hidden">: {title}</span>
      </Button>
    </div>
  )
}

function Item({ item: { label, detail, link, at, not_fit } }: { item: HomeItem }) {
  const words = (
    <>
      <span className={css.words}>
        <span className={css.label}>{label}</span>
        {detail && <Detail text={detail} />}
      </span>
      {at && <Ago at={at} className={css.at} />}
    </>
  )
  return (
    <li>
      {link ? (
        <Link to={link} className={css.item}>
          {words}
        </Link>
      ) : (
        <div className={css.item}>{words}</div>
      )}
      {not_fit && <NotFit {...not_fit} />}
    </li>
  )
}

/** The call first: whoever decides must have spoken to the driver. */
function NotFit({ driver_job_id, driver, phone }: NonNullable<HomeItem['not_fit']>) {
  return (
    <div className={css.ways}>
      <a className={css.call} href={`tel:${dialled(phone)}`}>
        <IconPhone size={16} aria-hidden />
        Call {formatPhone(phone)}
      </a>
      <Suspense fallback={null}>
        <ClearForDuty driver_job_id={driver_job_id} driver={driver} />
      </Suspense>
    </div>
  )
}

/** Breaks between its parts, so that no asset number ends up alone on a line. */
function Detail({ text }: { text: string }) {
  return (
    <span className={css.detail}>
      {text.split(/(?<= · )/).map((part, at) => (
        <span key={at} className={css.part}>
          {part}
        </span>
      ))}
    </span>
  )
}
