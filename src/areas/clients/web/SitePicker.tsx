import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { useController } from 'react-hook-form'
import { useWhyNot } from '#platform/web/why-not.ts'
import { ReadOnlyContext } from '#ui/fields/read-only.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'
import { Button } from '#ui/parts/Button.tsx'
import type { Site } from '../contract/site.ts'
import css from './clients.module.css'
import { sitesQuery } from './queries.ts'
import { NewSiteDialog } from './SiteDialog.tsx'

const optionOf = (site: Pick<Site, 'id' | 'name' | 'suburb'>) => ({
  value: site.id,
  label: site.name.includes(site.suburb) ? site.name : `${site.name}, ${site.suburb}`,
})

/**
 * A field that holds the id of one of a client's sites, or of one made in place. `clientId` null: no client is chosen
 * yet. `current` is named also when it can no longer be chosen.
 */
export function SitePicker({
  clientId,
  current,
  ...props
}: FieldProps & { clientId: number | null; current?: { id: number; name: string } | undefined }) {
  const { field } = useController({ name: props.name })
  const isReadOnly = useContext(ReadOnlyContext)
  const [isMaking, setMaking] = useState(false)
  const mayNotWrite = useWhyNot()('clients:contacts')
  const { data: sites = [] } = useQuery({ ...sitesQuery(clientId ?? 0), enabled: clientId !== null })
  const options = sites.map(optionOf)
  const isGone = current && current.id === field.value && !sites.some(({ id }) => id === current.id)
  const disabledReason = props.disabledReason ?? (clientId === null ? 'Choose the client first.' : undefined)

  return (
    <div className={css.picker}>
      <SelectField
        {...props}
        disabledReason={disabledReason}
        options={isGone ? [...options, { value: current.id, label: current.name }] : options}
      />
      {!isReadOnly && (
        <Button
          icon={<IconPlus aria-hidden />}
          disabledReason={disabledReason ?? mayNotWrite}
          onClick={() => setMaking(true)}
        >
          New site
        </Button>
      )}
      {isMaking && clientId !== null && (
        <NewSiteDialog
          client_id={clientId}
          onMade={({ id }) => field.onChange(id)}
          onClose={() => setMaking(false)}
        />
      )}
    </div>
  )
}
