import { IconMapPin, IconPhone } from '@tabler/icons-react'
import { directionsTo } from '#shared/directions.ts'
import { dialled, formatPhone } from '#shared/phone.ts'
import type { DriverJob } from '../../contract/driver-job.ts'
import { JobTip } from './JobTip.tsx'
import css from './phone.module.css'

/** Where to go and who to call, each one tap away. */
export function JobPlace({ job }: { job: DriverJob }) {
  return (
    <>
      <p className={css.place}>
        <strong>{job.client}</strong>
        {job.site}, {job.site_address}
      </p>
      {job.tips.map((tip) => (
        <JobTip key={tip.id} tip={tip} />
      ))}
      <div className={css.ways}>
        <a className={css.way} href={mapOf(job)} target="_blank" rel="noreferrer">
          <IconMapPin size={20} aria-hidden />
          Map
        </a>
        {job.contact_phone && (
          <a className={css.way} href={`tel:${dialled(job.contact_phone)}`} aria-label={callWords(job)}>
            <IconPhone size={20} aria-hidden />
            <span>{job.contact ?? 'Call'}</span>
          </a>
        )}
      </div>
    </>
  )
}

const mapOf = ({ site_lat, site_lng, site_address }: DriverJob): string =>
  directionsTo({ lat: site_lat, lng: site_lng, address: site_address })

const callWords = ({ contact, contact_phone }: DriverJob): string =>
  `Call ${contact ?? 'the client'} on ${formatPhone(contact_phone ?? '')}`
