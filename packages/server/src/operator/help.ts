/** What `npm start -- --help` prints. */
export const helpText = `npm start              starts Larder; the address is printed
npm start -- --demo    the same with a demo company of three places and 90 days of history

Settings are variables of the environment:
  PORT, HOST          where it listens: 3000 at 127.0.0.1
  LARDER_DATA         the folder of everything that is kept: ./data
  DATABASE_URL        a PostgreSQL instead of the embedded database
docs/operating.md lists all settings.

Commands, each with -- and its own words:
  npm run subscription, questionnaires, jobs, records:verify, company:import, knowledge:publish`
