import { IconCircleCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { classes } from '#ui/classes.ts'
import { Link } from '#ui/navigation.tsx'
import { Ago } from '#ui/parts/Ago.tsx'
import type { HomeCard, HomeItem } from '../contract/home.ts'
import css from './home.module.css'

/** Something that waits for the person; with nothing in it, it says so and stays quiet. */
export function HomeCardPanel({ card }: { card: HomeCard }) {
  const id = useId()
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
      {count > items.length && !link && <p className={css.more}>and {count - items.length} more</p>}
    </section>
  )
}

function Item({ item: { label, detail, link, at } }: { item: HomeItem }) {
  const words = (
    <>
      <span className={css.words}>
        <span className={css.label}>{label}</span>
        {detail && <span className={css.detail}>{detail}</span>}
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
    </li>
  )
}
