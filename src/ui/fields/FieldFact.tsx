import css from './FieldFact.module.css'

/** What a field holds where its form is only read: all of it, however long. */
export function FieldFact({ label, text }: { label: string; text: string }) {
  return (
    <dl className={css.fact}>
      <dt>{label}</dt>
      <dd>{text || <span className={css.none}>–</span>}</dd>
    </dl>
  )
}
