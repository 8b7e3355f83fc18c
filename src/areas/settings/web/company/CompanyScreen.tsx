import { useSuspenseQuery } from '@tanstack/react-query'
import { EditPanel } from '#platform/web/forms/EditPanel.tsx'
import { useEdit } from '#platform/web/forms/use-edit.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { type Company, CompanyFields } from '../../contract/company.ts'
import { settingsEndpoints } from '../../contract/endpoints.ts'
import { companyFieldWords } from './company-field-words.ts'
import { CompanyForm } from './CompanyForm.tsx'
import { CompanyLogo } from './CompanyLogo.tsx'
import { DepotSection } from '../depots/DepotSection.tsx'
import { companyQuery } from '../queries.ts'
import { settingsPaths } from '../settings-paths.ts'

/** The business that uses Haulyard, with its depots. */
export function CompanyScreen() {
  const { data: company } = useSuspenseQuery(companyQuery)
  const whyNot = useWhyNot()('settings:company')
  return (
    <Screen title="Company" breadcrumbs={[{ label: 'Settings', to: settingsPaths.overview }]}>
      {whyNot && <Notice>{whyNot}</Notice>}
      <CompanyDetails company={company} readOnly={whyNot !== undefined} />
      <CompanyLogo company={company} disabledReason={whyNot} />
      <DepotSection
        disabledReason={whyNot ?? (company.version === 0 ? 'Save the company first.' : undefined)}
      />
    </Screen>
  )
}

function CompanyDetails({ company, readOnly }: { company: Company; readOnly: boolean }) {
  const edit = useEdit(settingsEndpoints.saveCompany, {
    schema: CompanyFields,
    record: company,
    params: undefined,
    saved: ({ name }) => `${name} saved`,
  })
  return (
    <EditPanel edit={edit} words={companyFieldWords} readOnly={readOnly}>
      <CompanyForm />
    </EditPanel>
  )
}
