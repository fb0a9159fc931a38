/** The drawer of what is seldom changed about a Check that lies there. */
export const FORMS = 'check-forms';
