import { useNavigate } from '@tanstack/react-router'
import { ClientPicker } from '#areas/clients/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { projectEndpoints } from '../contract/endpoints.ts'
import { type Project, ProjectForm, ProjectInput, projectFieldRights } from '../contract/project.ts'
import { projectErrors } from '../rules/check-project.ts'
import { projectLabels } from '../rules/project-labels.ts'
import { projectFieldWords } from './project-field-words.ts'
import { projectPaths } from './project-paths.ts'

const field = labelled(projectLabels)

/** A new project, which opens once it is saved. */
export function NewProjectDialog({
  client_id,
  onClose,
}: {
  client_id?: number | undefined
  onClose: () => void
}) {
  const navigate = useNavigate()
  return (
    <CreateDialog
      title="New project"
      endpoint={projectEndpoints.createProject}
      schema={ProjectInput}
      together={projectErrors}
      empty={{ name: '', ...(client_id !== undefined && { client_id }) }}
      saved={({ name }) => `${name} saved`}
      onSaved={({ id }) => navigate({ to: projectPaths.edit(id) })}
      onClose={onClose}
    >
      <ClientPicker {...field('client_id')} required />
      <Fields isNew />
    </CreateDialog>
  )
}

export function EditProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  return (
    <EditDialog
      title={project.name}
      endpoint={projectEndpoints.editProject}
      schema={ProjectForm}
      together={projectErrors}
      record={project}
      params={{ id: project.id }}
      words={projectFieldWords}
      onClose={onClose}
    >
      <Fields />
    </EditDialog>
  )
}

function Fields({ isNew = false }: { isNew?: boolean }) {
  const seesBudget = useMay()(projectFieldRights.budget_cents)
  return (
    <>
      <TextField {...field('name')} required takesFocus={!isNew} placeholder="Sunshine Station precinct" />
      <FieldGrid columns={3}>
        <DateField {...field('start_date')} />
        <DateField {...field('end_date')} />
        {seesBudget && <MoneyField {...field('budget_cents')} help="Before GST." />}
      </FieldGrid>
    </>
  )
}
