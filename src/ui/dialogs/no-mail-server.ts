/** Why nothing is emailed. */
export const noMailServer = 'Haulyard has no mail server.'
