import { IconCircleCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { classes } from '#ui/classes.ts'
import { Link } from '#ui/navigation.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Parts } from '#ui/parts/Parts.tsx'
import type { HomeCard, HomeItem } from '../contract/home.ts'
import css from './home.module.css'
import { keyedItems } from './item-keys.ts'
import { RowAction } from './RowAction.tsx'
import { useWholeCard } from './use-whole-card.ts'

/** A card of work; when empty it says so quietly. */
export function HomeCardPanel({ card: first }: { card: HomeCard }) {
  const id = useId()
  const { card, isLong, showsAll, isLoading, missing, toggle } = useWholeCard(first)
  const { title, count, items, link, empty_text, empty_link } = card
  const isPressing = count > 0
  return (
    <section className={classes(css.card, isPressing && css.danger)} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {isPressing && <span className={css.count}>{count.toLocaleString('en-AU')}</span>}
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
          {keyedItems(items).map(({ key, item }) => (
            <Item key={key} item={item} />
          ))}
        </ul>
      )}
      {count > 0 && link && (
        <Link to={link} className={css.all}>
          {count > items.length ? `See all ${count.toLocaleString('en-AU')}` : 'See all'}
          <span className="visually-hidden">: {title}</span>
        </Link>
      )}
      {!link && isLong && (
        <Rest
          title={title}
          words={missing}
          count={count}
          open={showsAll}
          loading={isLoading}
          onToggle={toggle}
        />
      )}
    </section>
  )
}

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
      {words && <span className={css.others}>{words}</span>}
      <Button variant="quiet" aria-expanded={open} loading={loading} onClick={onToggle}>
        {open && !loading ? 'Show fewer' : `Show all ${count.toLocaleString('en-AU')}`}
        <span className="visually-hidden">: {title}</span>
      </Button>
    </div>
  )
}

const reasonLooks = { plain: css['detail'], warning: css['warning'], danger: css['trouble'] } as const

function Item({ item: { label, detail, reason, tone, link, action } }: { item: HomeItem }) {
  const words = (
    <span className={css.words}>
      <span className={css.label}>{label}</span>
      {detail && (
        <span className={css.detail}>
          <Parts text={detail} />
        </span>
      )}
      {reason && <span className={reasonLooks[tone]}>{reason}</span>}
    </span>
  )
  return (
    <li className={css.row}>
      {link ? (
        <Link to={link} className={classes(css.item, 'whole-link')}>
          {words}
        </Link>
      ) : (
        <div className={css.item}>{words}</div>
      )}
      {action && <RowAction label={label} action={action} />}
    </li>
  )
}
