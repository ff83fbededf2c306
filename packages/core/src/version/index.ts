/** The version of the application (general 9), in the description of the API and in the user menu. */
export const APP_VERSION = '1.60.0'
