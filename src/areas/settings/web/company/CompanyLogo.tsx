import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { Company } from '../../contract/company.ts'
import { settingsEndpoints } from '../../contract/endpoints.ts'
import css from '../settings.module.css'

/** The logo on documents. It is saved as soon as it is chosen. */
export function CompanyLogo({ company, disabledReason }: { company: Company; disabledReason?: string }) {
  const chooser = useRef<HTMLInputElement>(null)
  const upload = useSave(settingsEndpoints.saveCompanyLogo, { saved: () => 'Logo saved' })
  const remove = useSave(settingsEndpoints.removeCompanyLogo, { saved: () => 'Logo removed' })
  const { logo, version } = company
  const unsaved = version === 0 ? 'Save the company first.' : undefined
  const why = disabledReason ?? unsaved
  const refused = upload.submitError ?? remove.submitError

  return (
    <Section title="Logo" help="JPG or PNG, up to 2 MB, on a white or transparent background.">
      {refused && <Notice tone="danger">{refused}</Notice>}
      <div className={css.logo}>
        {logo ? <img src={logo} alt="Current logo" /> : <span className={css.none}>No logo yet</span>}
        <Button
          icon={<IconUpload aria-hidden />}
          loading={upload.saving}
          disabledReason={why}
          onClick={() => chooser.current?.click()}
        >
          {logo ? 'Replace the logo' : 'Choose a logo'}
        </Button>
        {logo && (
          <Button
            icon={<IconTrash aria-hidden />}
            loading={remove.saving}
            disabledReason={why}
            onClick={() => void remove.save({ body: { version } })}
          >
            Remove
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          accept="image/png,image/jpeg"
          aria-label="Logo"
          hidden
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            if (file) void upload.save({ body: { version } }, { files: { file } })
          }}
        />
      </div>
    </Section>
  )
}
