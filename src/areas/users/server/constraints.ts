import { catalogue } from '#platform/contract/catalogue.ts'
import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'
import { notAChoice } from '#shared/text.ts'
import { userLabels } from '../rules/user-labels.ts'

export const userConstraints: ConstraintMessages = {
  app_user_email: { field: 'email', message: catalogue.emailTaken },
  app_user_mobile: { field: 'mobile', message: 'This mobile has already been taken.' },
  app_user_driver_id_key: { field: 'driver_id', message: 'This driver already has an account.' },
  app_user_driver_id_fkey: { field: 'driver_id', message: notAChoice(userLabels.driver_id) },
  app_user_subcontractor_id_fkey: {
    field: 'subcontractor_id',
    message: notAChoice(userLabels.subcontractor_id),
  },
  app_user_user_role_id_fkey: { field: 'user_role_id', message: notAChoice(userLabels.user_role_id) },
  user_role_name: { field: 'name', message: 'Another role already has this name.' },
  app_user_check: { field: 'user_type', message: 'Choose the type of user.' },
}
