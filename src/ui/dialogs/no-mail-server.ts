/** Why nothing is emailed. */
export const noMailServer = 'No mail server is set up, so Haulyard cannot send email.'
