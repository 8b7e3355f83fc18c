import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#platform/web/calls/api.ts'
import { dialled, formatPhone } from '#shared/phone.ts'
import { ActionGroup, ActionRow, AllLink } from '#ui/parts/ActionRow.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { homeEndpoints } from '../contract/endpoints.ts'
import type { HomeCard, HomeItem } from '../contract/home.ts'
import css from './home.module.css'
import { RowAction } from './RowAction.tsx'

/** What waits of one kind, as rows; what has no list of its own shows all of it here. */
export function ActionCard({ card: first }: { card: HomeCard }) {
  const [showsAll, setShowsAll] = useState(false)
  const { data: all, isError } = useQuery({
    ...read(homeEndpoints.getHomeCard, { params: { key: first.key } }),
    staleTime: 0,
    enabled: showsAll,
  })
  const { title, count, total_cents, items, link } = (showsAll && all) || first
  const isLong = first.count > first.items.length
  return (
    <ActionGroup
      title={title}
      count={count}
      total={total_cents !== null && <Money cents={total_cents} />}
      hasAmounts={items.some(({ amount_cents }) => amount_cents !== null)}
      all={
        link ? (
          <AllLink to={link} count={count} of={title} />
        ) : (
          isLong && (
            <Button
              variant="quiet"
              className={css.more}
              aria-expanded={showsAll}
              loading={showsAll && !all && !isError}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? 'Show fewer' : `All ${count.toLocaleString('en-AU')}`}
              <span className="visually-hidden">: {title}</span>
            </Button>
          )
        )
      }
    >
      {items.map((item, at) => (
        <Row key={`${item.link ?? item.label} ${at}`} item={item} />
      ))}
      {showsAll && isError && <ActionRow what="The others could not be loaded." tone="danger" />}
      {showsAll && all && all.count > all.items.length && (
        <ActionRow what={`The first ${all.items.length} of ${all.count}.`} />
      )}
    </ActionGroup>
  )
}

function Row({ item }: { item: HomeItem }) {
  const { when, label, detail, reason, tone, amount_cents, link, action } = item
  // Whoever is to be cleared is called first: who decides has spoken to the driver.
  const phone = action?.kind === 'clear_for_duty' ? action.to : null
  return (
    <ActionRow
      when={when}
      what={label}
      to={link}
      where={detail}
      reason={
        phone === null ? (
          reason
        ) : (
          <a className={css.number} href={`tel:${dialled(phone)}`}>
            Call {formatPhone(phone)}
          </a>
        )
      }
      tone={tone}
      amount={amount_cents !== null && <Money cents={amount_cents} />}
      action={action && <RowAction label={label} action={action} />}
    />
  )
}
