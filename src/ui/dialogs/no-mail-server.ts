/** Why nothing is emailed. */
export const noMailServer = 'No mail server is set, so Haulyard cannot send email.'
