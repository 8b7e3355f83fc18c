import { useQuery } from '@tanstack/react-query'
import { labelled } from '#ui/fields/labelled.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { namesOf } from '#ui/fields/options.ts'
import { siteLabels } from '../../rules/client-labels.ts'
import { contactsQuery } from '../queries.ts'

const field = labelled(siteLabels)

/** Whom to ask for at a site. */
export function SiteContactField({ client_id }: { client_id: number }) {
  const { data: contacts = [] } = useQuery(contactsQuery(client_id))
  return <SelectField {...field('contact_id')} options={namesOf(contacts)} />
}
