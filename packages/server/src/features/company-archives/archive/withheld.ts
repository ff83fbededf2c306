/**
 * What of a company stays behind when everything else is exported: secrets, and what has a meaning in this
 * installation alone. `archive.test.ts` fails for a column that looks like a secret and is in no list here.
 */

/** Tables of companies that are not exported, with the reason. They are empty after an import. */
export const withheldTables: Readonly<Record<string, string>> = {
  company_exports: 'exports themselves',
  jobs: 'work of this installation, sealed with its secret',
  released_contents: 'contents that are removed within a day',
  shared_sessions: 'sessions of browsers',
  stripe_customers: 'whose bill is paid at the payment provider of this installation',
  used_pins: 'PINs that the tablets of this installation have sent',
}

/** `table.column` → reason. An import puts random bytes where the column must have a value. */
export const withheldColumns: Readonly<Record<string, string>> = {
  'company_tokens.token_hash': 'opens the API',
  'devices.code_hash': 'pairs a tablet',
  'devices.code_expires_at': 'belongs to the code',
  'devices.sealing_key': 'opens what the tablet keeps',
  'devices.token_hash': 'opens the tablet’s place',
  'sensor_sources.token_hash': 'sends readings',
  'shared_accesses.token_hash': 'opens the shared link',
  'subscriptions.card_number_suffix': 'of the payment provider of this installation',
  'subscriptions.next_payment_date': 'of the payment provider of this installation',
  'subscriptions.provider_reading': 'of the payment provider of this installation',
  'subscriptions.stripe_subscription_id': 'of the payment provider of this installation',
  'webhooks.secret': 'signs notices, sealed with the secret of this installation',
  'worker_pins.code_expires_at': 'belongs to the code',
  'worker_pins.code_hash': 'for choosing a PIN',
  'worker_pins.pin_hash': 'signs in on a tablet',
}

/** Columns whose name or type looks like a secret, with the reason why they are none. */
export const harmlessColumns: Readonly<Record<string, string>> = {
  'chain_heads.hash': 'end of a chain',
  'custom_analyses.default_key': 'name of a default',
  'document_exceptions.document_key': 'name of a document',
  'files.document_key': 'name of a document',
  'folders.default_key': 'name of a default',
  'imported_chains.key_fingerprint': 'names a public key',
  'lots.batch_key': 'batch number in lower case',
  'mail_addresses.email_key': 'address in lower case',
  'notifications.key': 'what it is about',
  'place_hazards.key': 'name of a hazard',
  'place_heads.hash': 'end of a chain',
  'place_heads.proof': 'proof of a signed head',
  'plan_proposals.key': 'name of a hazard',
  'replies.body_hash': 'recognises a request that is sent again',
  'revision_texts.commitment': 'seal of a text',
  'revision_texts.salt': 'opens the seal of the text beside it',
  'revisions.hash': 'chain',
  'revisions.prev_hash': 'chain',
  'task_entries.body_hash': 'recognises a request that is sent again',
  'tasks.frequency_key': 'name of a frequency',
  'team_tasks.default_key': 'name of a default',
  'tickets.body_hash': 'recognises a request that is sent again',
  'traceability_records.body_hash': 'recognises a request that is sent again',
  'webhook_deliveries.key': 'what the notice is about',
}

/** Names of columns that may hold a secret; so may every column of bytes. */
export const looksSecret = /token|secret|hash|password|pin$|pin_|code_hash|key|salt|credential/

/** Columns of the accounts that the company's rows name; nothing else of an account is exported. */
export const accountColumns = [
  'id',
  'username',
  'firstname',
  'lastname',
  'phone',
  'lang',
  'created_at',
] as const

export const withheldAccountColumns: Readonly<Record<string, string>> = {
  email_proven_at: 'is proven again by the mailed link',
  has_seen_intro_slides: 'belongs to the person',
  id_code: 'signs in with Smart-ID',
  last_seen_notification_at: 'belongs to the person',
  newsletter: 'consent that was given to this installation',
  password_hash: 'secret',
}

/** Tables without `company_id` and what of them is exported. */
export const commonTables: Readonly<Record<string, string>> = {
  hazard_estimations: 'nothing: counts over all companies',
  job_schedules: 'nothing: work of this installation',
  knowledge_editions: 'the editions on which plans of the company rest',
  known_devices: 'nothing: secrets of browsers',
  mail_counts: 'nothing: limits of two days',
  one_time_tokens: 'nothing: secrets of links',
  record_keys: 'all: public keys',
  schema_migrations: 'in the manifest',
  sensor_watch: 'nothing: the watch of this installation',
  sessions: 'nothing: secrets',
  signed_heads: 'those that name a place of the company',
  stripe_events: 'nothing: notices that were handled',
  structure_changes: 'nothing: changes of this database',
  throttles: 'nothing: limits of this installation',
  used_challenges: 'nothing: secrets of forms',
  users: 'names and addresses of accounts that rows of the company name',
}

/**
 * What an import sets, because it worked with what stayed behind: the time of the import, where the
 * column has none, or false.
 */
export const endedByImport: Readonly<Record<string, 'now' | 'off'>> = {
  'company_tokens.revoked_at': 'now',
  'shared_accesses.removed_at': 'now',
  'subscriptions.is_overdue': 'off',
  'subscriptions.recurring_payments_enabled': 'off',
  'webhooks.is_active': 'off',
}
