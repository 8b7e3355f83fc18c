/** Why nothing is emailed. */
export const noMailServer = 'No mail server is set up, so Haulyard cannot send email.'

/** Whom to ask for one. */
export const whoSetsMail = 'Whoever runs the server can set one up.'
