import { dialled, formatPhone } from '#shared/phone.ts'
import css from './parts.module.css'

/** How to contact the seller. */
export function Reach({ name, phone, email }: { name: string; phone: string | null; email: string | null }) {
  if (!phone && !email) return null
  return (
    <p className={css.reach}>
      <span>{name}</span>
      {phone && <a href={`tel:${dialled(phone)}`}>{formatPhone(phone)}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  )
}
