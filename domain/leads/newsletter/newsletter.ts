/** Addresses of the screens behind the links of the newsletter's e-mails, and their parameter. */
export const CONFIRM_PATH = '/newsletter/confirm';
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';
export const TOKEN_PARAMETER = 'token';
