import { useQueryClient } from '@tanstack/react-query'
import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { AbnField } from '#ui/fields/AbnField.tsx'
import { AddressField } from '#ui/fields/AddressField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { clientTypes } from '../contract/choices.ts'
import { type Client, ClientInput } from '../contract/client.ts'
import { clientEndpoints } from '../contract/endpoints.ts'
import { clientLabels } from '../rules/client-labels.ts'
import { clientTypeWords } from '../rules/client-words.ts'
import { DuplicateNotice } from './DuplicateNotice.tsx'
import { type KnownOfClient, newClient } from './new-client.ts'
import { clientQuery } from './queries.ts'

const field = labelled(clientLabels)
const typeOptions = optionsOf(clientTypes, clientTypeWords)

/** A new client with just what one asks on the phone; the rest is filled in on its own page. */
export function NewClientDialog({
  name,
  known = {},
  onMade,
  onClose,
}: {
  /** The search text it was opened from. */
  name: string
  /** What is known of it already. */
  known?: KnownOfClient | undefined
  onMade: (client: Client) => void
  onClose: () => void
}) {
  const queries = useQueryClient()
  return (
    <CreateDialog
      title="New client"
      endpoint={clientEndpoints.createClient}
      schema={ClientInput}
      empty={{ ...newClient, ...known, name: name || (known.name ?? '') }}
      saved={(client) => `${client.name} saved`}
      onSaved={(client) => {
        queries.setQueryData(clientQuery(client.id).queryKey, client)
        onMade(client)
      }}
      onClose={onClose}
    >
      <FieldGrid columns={2}>
        <TextField {...field('name')} required takesFocus />
        <SelectField {...field('client_type')} options={typeOptions} required />
        <TextField {...field('email')} type="email" required />
        <PhoneField {...field('phone')} />
        <AbnField {...field('abn')} />
      </FieldGrid>
      {known.address_line1 && <AddressField label={clientLabels.address_line1} />}
      <DuplicateNotice />
    </CreateDialog>
  )
}
