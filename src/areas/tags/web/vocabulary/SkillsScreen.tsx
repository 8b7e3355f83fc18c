import { useResourceTabs } from '#areas/resources/web/index.ts'
import { ShortListScreen } from '#platform/web/lists/ShortListScreen.tsx'
import { Link } from '#ui/navigation.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { tagsEndpoints } from '../../contract/endpoints.ts'
import type { Skill } from '../../contract/skill.ts'
import { monthsInWords, provenBy, skillLabels as labels, skillNoun } from '../../rules/skill-labels.ts'
import { skillsQuery } from '../queries.ts'
import { havingSkill } from '../tags-paths.ts'
import { EditSkillDialog, NewSkillDialog } from './SkillDialogs.tsx'

const column = columnsOf<Skill>()
const columnsFor = (onOpen: (skill: Skill) => void) => [
  column.open('name', labels.name, onOpen),
  column.text('skill_group', labels.skill_group, { slot: 'start' }),
  column.custom('proven_by', labels.document_type_id, provenBy, { slot: 'detail' }),
  column.custom(
    'validity_months',
    labels.validity_months,
    ({ validity_months }) => validity_months && monthsInWords(validity_months),
  ),
  column.custom('drivers', labels.drivers, ({ id, drivers }) => <Link to={havingSkill(id)}>{drivers}</Link>, {
    align: 'end',
    slot: 'named',
  }),
]

/** What drivers can do, and what proves it. */
export function SkillsScreen() {
  return (
    <ShortListScreen
      noun={skillNoun}
      write="tags:skills"
      archive={tagsEndpoints.archiveSkills}
      restore={tagsEndpoints.restoreSkills}
      keptBy="People"
      query={skillsQuery}
      columns={columnsFor}
      views={useResourceTabs()}
      empty="what drivers can do, such as VOC Excavator, and what proves it."
      links={({ id }) => [{ label: 'Who has it', to: havingSkill(id) }]}
      newDialog={(_, onClose) => <NewSkillDialog onClose={onClose} />}
      editDialog={(skill, readOnly, onClose) => (
        <EditSkillDialog skill={skill} readOnly={readOnly} onClose={onClose} />
      )}
    />
  )
}
