// Made by `npm run db:types` from the migrated database. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely'

/** jsonb: read as a value, written as JSON text. */
export type Json = ColumnType<unknown, string, string>
type Defaulted<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>

export interface DB {
  audit: {
    id: GeneratedAlways<number>
    at: string
    company_id: number | null
    place_id: number | null
    actor: string
    user_id: number | null
    route: string
    entity: string
    entity_id: string | null
    detail: Defaulted<Json>
    correlation_id: string
  }
  chain_heads: {
    company_id: number
    place_id: number
    seq: number
    hash: Buffer
  }
  companies: {
    id: Defaulted<number>
    company_id: GeneratedAlways<number | null>
    name: string
    address: string
    email: string
    reg_code: string | null
    vat_number: string | null
    country_id: number
    state_id: number | null
    preferred_language: string
    volume_system: number
    weight_system: number
    temperature_scale: number
    production_currency_id: number | null
    date_format_id: number
    entry_created_at_hidden: boolean
    is_temp_predictions_enabled: Defaulted<boolean>
    onboarding_progress: Defaulted<Json>
    sales_pipe_type: string | null
    sess_id: string | null
    trial_end_date: string | null
    created_by: number
    created_at: string
    removed_at: string | null
    version: Defaulted<number>
  }
  company_exports: {
    company_id: number
    id: GeneratedAlways<number>
    asked_by: number
    asked_at: string
    bytes_total: number | null
    bytes_done: Defaulted<number>
    sha256: string | null
    size: number | null
    made_at: string | null
    failed_at: string | null
    key_fingerprint: string | null
  }
  company_members: {
    id: GeneratedAlways<number>
    company_id: number
    user_id: number
    access_level: string
    created_at: string
  }
  company_tokens: {
    id: GeneratedAlways<number>
    company_id: number
    name: string
    token_hash: Buffer
    last4: string
    created_by: number
    created_at: string
    revoked_at: string | null
    scopes: string[]
    expires_at: string | null
  }
  custom_analyses: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    task_desc: string
    task_subtype_id: number
    task_frequency_type_id: number
    custom_frequency: Defaulted<string>
    comment: Defaulted<string>
    created_at: string
    version: Defaulted<number>
    default_key: string | null
    is_disabled: Defaulted<boolean>
    criteria: ColumnType<unknown, string | null, string | null>
  }
  devices: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    name: string
    token_hash: Buffer | null
    code_hash: Buffer | null
    code_expires_at: string | null
    created_by: number | null
    created_at: string
    last_seen_at: string | null
    revoked_at: string | null
    sealing_key: Buffer | null
  }
  digital_audit_answers: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    digital_audit_response_id: number
    version: number
    state: string
    uuid: string | null
    value: string | null
    is_not_applicable: boolean
    comment: string
    photos: Json
    due_on: string | null
    answered_at: string
    answered_by: number | null
    session_id: number | null
  }
  digital_audit_questions: {
    company_id: number
    id: GeneratedAlways<number>
    digital_audit_id: number
    order_number: number
    content: Json
  }
  digital_audit_responses: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    digital_audit_result_id: number
    question_id: number
    value: string | null
    is_not_applicable: Defaulted<boolean>
    comment: Defaulted<string>
    photos: Defaulted<Json>
    ticket_id: number | null
    version: Defaulted<number>
    updated_at: string
    updated_by: number | null
    due_on: string | null
  }
  digital_audit_results: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    uuid: string
    digital_audit_id: number
    digital_audit_version: number
    name: string
    pass_percent: number
    questions: Json
    comment: Defaulted<string>
    started_at: string
    started_by: number | null
    confirmed_at: string | null
    confirmed_by: number | null
    confirmed_name: string | null
    confirmed_role: string | null
    recorded_at: string | null
    score: Json
    version: Defaulted<number>
    updated_at: string
    removed_at: string | null
  }
  digital_audits: {
    company_id: number
    id: GeneratedAlways<number>
    name: string
    description: Defaulted<string>
    pass_percent: number
    is_archived: Defaulted<boolean>
    version: Defaulted<number>
    created_at: string
    created_by: number | null
    updated_at: string
  }
  document_exceptions: {
    company_id: number
    place_id: number
    document_key: string
    reason: string
    created_at: string
  }
  equipment: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    name: string
    equipment_type_id: number
    room_id: number | null
    sensor_id: number | null
    is_active: Defaulted<boolean>
    is_default: Defaulted<boolean>
    version: Defaulted<number>
    created_at: string
    holds: Defaulted<Json>
  }
  file_versions: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    file_id: number
    filename: string
    mime: string
    size: number
    sha256: string
    uploaded_at: string
    replaced_at: string
  }
  files: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    type: string
    filename: string
    on_paper: Defaulted<boolean>
    metadata: Defaulted<Json>
    mime: string | null
    size: number | null
    sha256: string | null
    width: number | null
    height: number | null
    uploaded_at: string | null
    created_at: string
    created_by: number | null
    removed_at: string | null
    fsp_product_group_id: number | null
    held_at: string | null
    uuid: string | null
    sent_sha256: string | null
    record_uuid: string | null
    folder_id: number | null
    valid_until: string | null
    kept_where: Defaulted<string>
    partner_id: number | null
    worker_id: number | null
    equipment_id: number | null
    room_id: number | null
    document_key: string | null
    named_by: Defaulted<string[]>
    version: Defaulted<number>
  }
  folders: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    parent_id: number | null
    default_key: string | null
    name: string | null
    type: string | null
    order_number: number
    created_at: string
    updated_at: string
    version: Defaulted<number>
  }
  food_safety_plans: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    status_type_id: Defaulted<number>
    knowledge_version: number | null
    plan: ColumnType<unknown, string | null, string | null>
    flow: ColumnType<unknown, string | null, string | null>
    sha256: string | null
    generated_at: string | null
    is_outdated: Defaulted<boolean>
    confirmed_at: string | null
    confirmed_by: number | null
    rest_version: number | null
    proposed_version: number | null
    custom_confirmed_at: string | null
    custom_confirmed_by: number | null
  }
  frequency_decisions: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    task_id: number
    kind: string
    decision: string
    from_frequency: string
    to_frequency: string
    reason: string
    evidence: Json
    task_version: number | null
    decided_at: string
    decided_by: number
  }
  fsp_group_plans: {
    company_id: number
    place_id: number
    fsp_product_group_id: number
    plan: Json
    flow: Json
    sha256: string
    generated_at: string
  }
  fsp_product_groups: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    food_safety_plan_id: number
    name: string
    is_default: Defaulted<boolean>
    original_id: number | null
    food_groups: ColumnType<unknown, string | null, string | null>
    version: Defaulted<number>
    created_at: string
  }
  hazard_estimations: {
    hazard_key: string
    severity: number
    probability: number
    companies: number
    counted_at: string
  }
  imported_chains: {
    company_id: number
    key_fingerprint: string
    imported_at: string
    is_compared: boolean
  }
  invitations: {
    company_id: number
    user_id: number
    email: string
    email_key: GeneratedAlways<string | null>
    invited_by: number | null
    created_at: string
  }
  job_schedules: {
    name: string
    last_at: string
  }
  jobs: {
    id: GeneratedAlways<number>
    company_id: number | null
    name: string
    payload: Json
    attempts: Defaulted<number>
    run_at: string
    locked_until: string | null
    last_error: string | null
    dead_at: string | null
    created_at: string
  }
  knowledge_editions: {
    version: number
    sha256: string
    facts: Json
    texts: Json
    published_at: string
    content_sha256: string | null
  }
  known_devices: {
    token_hash: Buffer
    user_id: number
    created_at: string
  }
  lot_links: {
    company_id: number
    parent: number
    child: number
    record_id: number
    base_amount: string | null
    base_unit: string
  }
  lot_movements: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    record_id: number
    lot_id: number
    direction: string
    order_number: number
    amount: string
    amount_unit_id: number
    base_amount: string | null
    base_unit: string
    occurred_at: string
  }
  lots: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    product_id: number
    product_name: string
    batch_number: string
    batch_key: string
    supplier_id: number | null
    expiry_date: string | null
    tlc: Defaulted<string>
    tlc_source: Defaulted<string>
    created_at: string
    base_unit_id: Defaulted<number>
    origin_lot_id: number | null
    version: Defaulted<number>
  }
  mail_addresses: {
    company_id: number
    email_key: string
    asked_at: string
    confirmed_at: string | null
  }
  mail_counts: {
    scope: string
    day: string
    count: number
  }
  monitoring_pause_periods: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    name: string
    start_date: string
    end_date: string
    created_by: number | null
    created_at: string
    updated_at: string
    version: Defaulted<number>
  }
  notification_letters: {
    company_id: number
    place_id: number
    last_at: string | null
    due_at: string | null
  }
  notification_reads: {
    company_id: number
    notification_id: number
    user_id: number
    read_at: string
  }
  notifications: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    key: string
    kind: string
    at: string
    payload: Json
    mailed_at: string | null
    user_ids: number[] | null
    emails: string[] | null
  }
  one_time_tokens: {
    token_hash: Buffer
    purpose: string
    user_id: number | null
    detail: Defaulted<Json>
    expires_at: string
    used_at: string | null
  }
  partners: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    name: string
    is_disabled: Defaulted<boolean>
    created_by: number | null
    created_at: string
    updated_at: string
    is_supplier: Defaulted<boolean>
    is_customer: Defaulted<boolean>
    email: Defaulted<string>
    phone: Defaulted<string>
    address: Defaulted<string>
    gln: Defaulted<string>
    version: Defaulted<number>
  }
  pin_accounts: {
    company_id: number
    user_id: number
  }
  place_days: {
    company_id: number
    place_id: number
    date: string
    ok: number
    missed: number
    breaches: number
  }
  place_digests: {
    company_id: number
    place_id: number
    last_date: string
  }
  place_group_places: {
    company_id: number
    place_id: number
    group_id: number
  }
  place_groups: {
    company_id: number
    id: GeneratedAlways<number>
    name: string
    created_at: string
    created_by: number
    version: Defaulted<number>
  }
  place_hazards: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    fsp_product_group_id: number | null
    key: string | null
    content: Json
    version: Defaulted<number>
    updated_at: string
    updated_by: number | null
  }
  place_heads: {
    company_id: number
    place_id: number
    number: number
    seq: number
    hash: Buffer
    leaf_index: number
    proof: Buffer
  }
  place_limits: {
    company_id: number
    place_id: number
    limit_id: string
    content: Json
    reason: Defaulted<string>
    version: Defaulted<number>
    updated_at: string
    updated_by: number | null
    is_kept: Defaulted<boolean>
  }
  place_members: {
    id: GeneratedAlways<number>
    company_id: number
    place_id: number
    user_id: number
    access_level: string
    created_at: string
  }
  place_plan_inputs: {
    company_id: number
    place_id: number
    product_groups: ColumnType<unknown, string | null, string | null>
    food_groups: ColumnType<unknown, string | null, string | null>
    steps_saved: Defaulted<Json>
    food_production_capacities: Defaulted<Json>
    resale_capacities: Defaulted<Json>
  }
  place_processes: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    process_id: number | null
    name: string | null
    description: Defaulted<string>
    original_production_process_id: number | null
    fsp_product_group_id: number | null
    sub_processes: Defaulted<Json>
    order_number: Defaulted<number>
    is_disabled: Defaulted<boolean>
    created_at: string
    version: Defaulted<number>
  }
  places: {
    id: GeneratedAlways<number>
    company_id: number
    name: string
    address: string
    country_id: number
    state_id: number | null
    person_phone: string
    person_email: string
    notification_email: Defaulted<string>
    contact_person: string
    business_activity_id: number
    location_type_id: number
    number_of_employees: string
    preferred_language: string
    timezone: string
    extra_data: Defaulted<Json>
    customer_groups: Defaulted<Json>
    onboarding_progress: Defaulted<Json>
    uses_custom_plan: Defaulted<boolean>
    use_product_based_plan: Defaulted<boolean>
    last_visit: string | null
    created_at: string
    removed_at: string | null
    layouts_on_paper: Defaulted<boolean>
    location_plan_on_paper: Defaulted<boolean>
    water_source: string | null
    mails_breaches: Defaulted<boolean>
    water_source_comment: Defaulted<string>
    version: Defaulted<number>
  }
  plan_changes: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    sections: Json
    code: string
    detail: Defaulted<Json>
    reason: Defaulted<string>
    changed_at: string
    changed_by: number | null
  }
  plan_flows: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    fsp_product_group_id: number | null
    is_edited: boolean
    graph: ColumnType<unknown, string | null, string | null>
    base_sha256: string | null
    version: Defaulted<number>
    updated_at: string
    updated_by: number | null
    verified_on: string | null
    verified_by: string | null
    verified_by_user: number | null
    verified_at: string | null
    verified_graph_sha256: string | null
  }
  plan_products: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    fsp_product_group_id: number
    name: string
    product_group_id: number | null
    is_default: Defaulted<boolean>
    production_amount_range_id: number | null
    production_time_unit_id: number | null
    production_unit_id: number | null
    order_number: Defaulted<number>
    catalogue_product_id: number | null
  }
  plan_proposals: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    fsp_product_group_id: number | null
    from_version: number
    to_version: number
    kind: string
    key: string
    hazards: Defaulted<Json>
    is_new: Defaulted<boolean>
    is_removed: Defaulted<boolean>
    state: Defaulted<number>
    created_at: string
    decided_at: string | null
    decided_by: number | null
  }
  plan_section_groups: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    name: string
    section_group: string
    order_number: Defaulted<number>
    language: string
    content: Json
    version: Defaulted<number>
    updated_at: string
    updated_by: number | null
  }
  plan_texts: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    static_name: string
    position: string
    language: string
    content: Json
    is_disabled: Defaulted<boolean>
    version: Defaulted<number>
    updated_at: string
    updated_by: number | null
  }
  plan_version_files: {
    company_id: number
    plan_id: number
    version: number
    place_id: number
    language: string
    sha256: string
    size: number
    made_at: string
  }
  plan_versions: {
    company_id: number
    plan_id: number
    version: number
    place_id: number
    knowledge_version: number
    plan: Json
    flow: Json
    document: Json
    sha256: string
    confirmed_by: number
    confirmed_at: string
  }
  product_allergens: {
    company_id: number
    product_id: number
    allergen_id: number
    is_trace: Defaulted<boolean>
    reason: Defaulted<string>
  }
  product_ingredients: {
    company_id: number
    id: GeneratedAlways<number>
    product_id: number
    ingredient_product_id: number
    order_number: number
    amount: string
    amount_unit_id: number
    is_quid: Defaulted<boolean>
  }
  product_units: {
    company_id: number
    id: GeneratedAlways<number>
    name: string
    short_name: string
    base_unit_id: number
    base_unit_amount: string
    created_at: string
    updated_at: string
    version: Defaulted<number>
  }
  products: {
    company_id: number
    id: GeneratedAlways<number>
    name: string
    code: Defaulted<string>
    ean: Defaulted<string>
    is_outsourced: Defaulted<boolean>
    is_ingredient: Defaulted<boolean>
    created_from_fhp_id: number | null
    expiration_type_id: number | null
    expiration_time_unit_count: number | null
    expiration_time_unit_id: number | null
    recipe_total_amount: string | null
    recipe_total_amount_unit_id: number | null
    portion_amount: string | null
    portion_amount_unit_id: number | null
    piece_amount: string | null
    piece_amount_unit_id: number | null
    density: string | null
    preparation_instructions_text: Defaulted<string>
    ingredients_text: Defaulted<string>
    consuming_guide_text: Defaulted<string>
    storing_conditions_text: Defaulted<string>
    version: Defaulted<number>
    created_at: string
    created_by: number | null
    updated_at: string
    removed_at: string | null
    recipe_version: Defaulted<number>
    generated_contains: Defaulted<number>
    generated_may_contain: Defaulted<number>
    esubstance_id: number | null
    additive_class_id: number | null
    is_additive_named: Defaulted<boolean>
    packaging_material_ids: Defaulted<number[]>
    allergens_stated_at: string | null
    allergens_stated_by: number | null
    are_ingredients_stated: Defaulted<boolean>
    is_kind_stated: Defaulted<boolean>
    allergens_ruled_out: Defaulted<string[]>
  }
  questionnaire_answers: {
    company_id: number
    questionnaire_id: number
    answers: Json
    answered_by: number | null
    answered_at: string
  }
  recall_recipients: {
    company_id: number
    place_id: number
    recall_id: number
    recipient: string
    informed_at: string | null
    informed_by: number | null
    answer: Defaulted<string>
    updated_at: string
  }
  recalls: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    uuid: string
    is_drill: Defaulted<boolean>
    origin: Json
    reason: Defaulted<string>
    started_at: string
    started_by: number | null
    closed_at: string | null
    closed_by: number | null
    closed_name: string | null
    closed_role: string | null
    report: ColumnType<unknown, string | null, string | null>
    version: Defaulted<number>
  }
  recipe_versions: {
    company_id: number
    product_id: number
    version: number
    content: Json
    created_at: string
    created_by: number | null
  }
  record_keys: {
    key_id: string
    verifier: string
    created_at: string
  }
  released_contents: {
    company_id: number
    id: GeneratedAlways<number>
    sha256: string
    size: number
    released_at: string
  }
  replies: {
    company_id: number
    op_id: string
    user_id: number | null
    body_hash: Buffer
    status: number
    answer: string
    created_at: string
  }
  revision_texts: {
    company_id: number
    place_id: number
    commitment: Buffer
    salt: Buffer | null
    text: string | null
  }
  revisions: {
    company_id: number
    place_id: number
    seq: number
    entity: string
    entity_id: string
    version: number
    op: string
    actor: string
    performed_at: string
    received_at: string
    reason: string | null
    source: string
    body: string
    prev_hash: Buffer
    hash: Buffer
    format: Defaulted<number>
    device: string | null
  }
  rooms: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    name: string
    size: number | null
    room_type_id: number
    sensor_id: number | null
    is_disabled: Defaulted<boolean>
    is_default: Defaulted<boolean>
    version: Defaulted<number>
    created_at: string
  }
  schema_migrations: {
    name: string
    sha256: string
    ran_at: Defaulted<string>
  }
  sensor_alarms: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    sensor_id: number
    kind: string
    started_at: string
    raised_at: string
    cleared_at: string | null
    worst_centi: number | null
    limit: ColumnType<unknown, string | null, string | null>
    is_late: Defaulted<boolean>
    withdrawn_at: string | null
    created_at: string
  }
  sensor_earlier_limits: {
    company_id: number
    sensor_id: number
    judged_since: string
    judged_until: string
    lower_error_margin: number | null
    upper_error_margin: number | null
    max_error_count: number
    device_id: string
    channel: string
  }
  sensor_hours: {
    company_id: number
    sensor_id: number
    hour: string
    low: number | null
    high: number | null
    total: number
    good: number
    faults: number
    late: number
  }
  sensor_quarantine: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    source_id: number
    received_at: string
    reason: string
    device_id: string | null
    body: string
    query: Defaulted<Json>
    resolved_at: string | null
  }
  sensor_readings: {
    company_id: number
    sensor_id: number
    measured_at: string
    value_centi: number | null
    fault: string | null
    received_at: string
    time_source: string
    sequence: number | null
  }
  sensor_sources: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    name: string
    kind: string
    token_hash: Buffer
    last4: string
    created_by: number | null
    created_at: string
    rotated_at: string | null
    last_heard_at: string | null
    revoked_at: string | null
  }
  sensor_states: {
    company_id: number
    sensor_id: number
    place_id: number
    last_at: string | null
    last_value_centi: number | null
    heard_at: string
    conflicts: Defaulted<number>
    fill_from: string | null
  }
  sensor_watch: {
    id: number
    beat_at: string
    down_from: string | null
    down_to: string | null
  }
  sensors: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    name: string
    lower_error_margin: number | null
    upper_error_margin: number | null
    max_error_count: number
    device_id: string | null
    channel: Defaulted<string>
    interval_minutes: Defaulted<number>
    judged_since: string
    version: Defaulted<number>
    created_at: string
    removed_at: string | null
  }
  sessions: {
    id: GeneratedAlways<number>
    token_hash: Buffer
    user_id: number
    remember: boolean
    created_at: string
    last_seen_at: string
    expires_at: string
    device_id: number | null
  }
  shared_accesses: {
    id: GeneratedAlways<number>
    company_id: number
    place_id: number
    public_id: string
    token_hash: Buffer
    name: string
    email: string
    modules: Json
    lang: string
    valid_date: string
    expires_at: string
    created_at: string
    removed_at: string | null
    created_by: number | null
    last_used_at: string | null
    folder_ids: ColumnType<unknown, string | null, string | null>
  }
  shared_sessions: {
    company_id: number
    id: GeneratedAlways<number>
    shared_access_id: number
    token_hash: Buffer
    created_at: string
    expires_at: string
  }
  signed_heads: {
    number: number
    note: string
    signed_at: string
  }
  stripe_customers: {
    company_id: number
    customer_id: string
    created_at: string
  }
  stripe_events: {
    id: string
    type: string
    received_at: string
  }
  structure_changes: {
    id: GeneratedAlways<number>
    at: string
    login: string
    acting_as: string | null
    address: string | null
    tag: string
    object: string
    migration: string | null
  }
  subscriptions: {
    company_id: number
    price_package_id: number
    haccp_only: Defaulted<boolean>
    haccp_renewable: Defaulted<boolean>
    haccp_fast: Defaulted<boolean>
    renewal_valid_to: string | null
    subscription_renewal_period: string | null
    is_campaign: Defaulted<boolean>
    stripe_subscription_id: string | null
    last_paid_amt: string | null
    updated_at: string
    currency: string | null
    quantity: number | null
    recurring_payments_enabled: Defaulted<boolean>
    card_number_suffix: string | null
    next_payment_date: string | null
    is_overdue: Defaulted<boolean>
    provider_reading: number | null
  }
  task_entries: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    task_id: number
    uuid: string
    entry_date: string
    performed_at: string
    received_at: string
    status: string
    value: string | null
    unit: string | null
    reading: number | null
    within: boolean | null
    limit: ColumnType<unknown, string | null, string | null>
    action_options: Defaulted<Json>
    comment: Defaulted<string>
    source: string
    body_hash: Buffer
    created_by: number | null
    removed_at: string | null
    task_version: Defaulted<number>
    entry_fields: Defaulted<Json>
    related_entity_id: number | null
    files: Defaulted<Json>
    version: Defaulted<number>
    updated_at: string | null
    had_breach: Defaulted<boolean>
    removed_by: number | null
    verified_at: string | null
    verified_by: number | null
    verification_comment: Defaulted<string>
    removal_reason: Defaulted<string>
    next_step_id: number | null
    next_due_at: string | null
    is_corrected: Defaulted<boolean>
    updated_by: number | null
    corrected_by: number | null
    worker_id: number | null
    device_id: number | null
    identified_by: string | null
    vouched_by: string | null
  }
  task_schedules: {
    company_id: number
    place_id: number
    task_id: number
    from_date: string
    from_time: string
    frequency: string
    times: Json
    custom_frequency: ColumnType<unknown, string | null, string | null>
    is_disabled: boolean
    units: ColumnType<unknown, string | null, string | null>
  }
  task_states: {
    company_id: number
    place_id: number
    task_id: number
    last_entry_id: number
    last_entry_at: string
    last_entry_date: string
    entries_on_date: number
    last_status: string
    last_value: string | null
    last_unit: string | null
    last_by: number | null
    unit_id: Defaulted<number>
    sub_states: Defaulted<Json>
  }
  task_versions: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    task_id: number
    number: number
    prev_version_id: number | null
    definition: Json
    valid_from: string
    created_by: number | null
  }
  tasks: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    plan_task_id: string | null
    is_default: boolean
    is_disabled: Defaulted<boolean>
    task_subtype_id: number
    frequency: string
    frequency_key: string | null
    times: Defaulted<Json>
    entry_type: string | null
    limit: ColumnType<unknown, string | null, string | null>
    quantity: string | null
    texts: Json
    order_number: Defaulted<number>
    created_at: string
    updated_at: string
    version: Defaulted<number>
    limit_changed: Defaulted<boolean>
    schedule_changed: Defaulted<boolean>
    switched_off: Defaulted<boolean>
    task_type_id: Defaulted<number>
    definition: Json
    task_version: Defaulted<number>
    custom_frequency: ColumnType<unknown, string | null, string | null>
    created_by: number | null
    confirmed_at: string | null
    removed_at: string | null
    schedule_since: string
    unit_schedules: ColumnType<unknown, string | null, string | null>
    disabled_at: string | null
    analysis_id: number | null
    continued_by: number | null
  }
  team_task_entries: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    team_task_id: number
    worker_id: number
    date: string
    valid_until: string | null
    trainer: Defaulted<string>
    comment: Defaulted<string>
    created_at: string
    updated_at: string
    removed_at: string | null
    file_id: number | null
    version: Defaulted<number>
  }
  team_tasks: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    default_key: string | null
    name: string | null
    task_subtype_id: number
    task_frequency_type_id: number
    repeat_months: number | null
    user_group_ids: Defaulted<number[]>
    is_active: Defaulted<boolean>
    created_at: string
    updated_at: string
    removed_at: string | null
    version: Defaulted<number>
  }
  throttles: {
    key: string
    tokens: number
    updated_at: string
  }
  tickets: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    uuid: string
    body_hash: Buffer
    description: string
    files: Defaulted<Json>
    raised_at: string
    raised_on: string
    received_at: string
    created_by: number
    related_task_entry_id: number | null
    version: Defaulted<number>
    updated_at: string | null
    removed_at: string | null
    removed_by: number | null
    entry_status: string | null
    entry_comment: Defaulted<string>
    entry_files: Defaulted<Json>
    entry_at: string | null
    entry_on: string | null
    entry_received_at: string | null
    entry_by: number | null
    entry_version: Defaulted<number>
    due_on: string | null
  }
  traceability_events: {
    company_id: number
    place_id: number
    event_id: string
    record_id: number
    version: number
    event: string
    is_declared: boolean
    read_at: string
  }
  traceability_names: {
    company_id: number
    place_id: number
    name: string
    lot_id: number | null
    product_id: number | null
    partner_id: number | null
  }
  traceability_record_versions: {
    company_id: number
    place_id: number
    record_id: number
    version: number
    content: Json
    reason: Defaulted<string>
    is_removal: Defaulted<boolean>
    written_at: string
    written_by: number | null
  }
  traceability_records: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    uuid: string
    kind: string
    stage_id: number | null
    partner_id: number | null
    partner_name: Defaulted<string>
    to_place_id: number | null
    document_type: Defaulted<string>
    document_number: Defaulted<string>
    recipe_version: number | null
    comment: Defaulted<string>
    photos: Defaulted<Json>
    entry_ids: Defaulted<Json>
    occurred_at: string
    received_at: string
    created_by: number | null
    identity: ColumnType<unknown, string | null, string | null>
    version: Defaulted<number>
    updated_at: string
    updated_by: number | null
    removed_at: string | null
    body_hash: Buffer | null
  }
  traceability_stages: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    name: string
    color: string
    stage_type_id: number
    is_preparation: boolean
    order_number: Defaulted<number>
    task_id: number | null
    version: Defaulted<number>
    created_at: string
    updated_at: string
    removed_at: string | null
  }
  unit_task_groups: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    equipment_id: number | null
    room_id: number | null
    task_subtype_id: number
    is_active: boolean
    order_number: number
  }
  used_challenges: {
    challenge_hash: Buffer
    expires_at: string
  }
  used_pins: {
    company_id: number
    device_id: number
    digest: Buffer
    used_at: string
  }
  user_groups: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    name: string
    email: Defaulted<string>
    is_default: boolean
    is_disabled: Defaulted<boolean>
    created_at: string
    version: Defaulted<number>
  }
  users: {
    id: GeneratedAlways<number>
    username: string
    username_key: GeneratedAlways<string | null>
    password_hash: string | null
    firstname: Defaulted<string>
    lastname: Defaulted<string>
    id_code: string | null
    phone: string | null
    lang: Defaulted<string>
    newsletter: Defaulted<boolean>
    has_seen_intro_slides: Defaulted<boolean>
    last_seen_notification_at: string | null
    created_at: string
    email_proven_at: string | null
  }
  webhook_deliveries: {
    company_id: number
    id: GeneratedAlways<number>
    webhook_id: number
    uuid: string
    event: string
    key: string
    body: string
    status: Defaulted<string>
    attempts: Defaulted<number>
    created_at: string
    attempted_at: string | null
    response_status: number | null
    error: string | null
    next_attempt_at: string | null
  }
  webhooks: {
    company_id: number
    id: GeneratedAlways<number>
    url: string
    events: string[]
    secret: Buffer
    is_active: Defaulted<boolean>
    quiet_until: string | null
    created_at: string
    created_by: number
    version: Defaulted<number>
  }
  weekly_emails: {
    company_id: number
    user_id: number
    monday: string
  }
  work_group_members: {
    company_id: number
    place_id: number
    user_group_id: number
    worker_id: number
  }
  work_group_tasks: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    is_default: boolean
    task_subtype_id: number
    task_desc: string | null
    user_group_id: number | null
    responsible_name: Defaulted<string>
    partner_id: number | null
    is_outsourceable: boolean
    created_at: string
    updated_at: string
    removed_at: string | null
    version: Defaulted<number>
  }
  worker_pins: {
    company_id: number
    worker_id: number
    pin_hash: string | null
    code_hash: Buffer | null
    code_expires_at: string | null
    tries: Defaulted<number>
    last_try_at: string | null
    set_by: number | null
    given_by: string | null
    code_given_by: string | null
  }
  worker_starts: {
    company_id: number
    worker_id: number
    place_id: number
    employed_since: string
  }
  workers: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    user_id: number | null
    first_name: string
    last_name: Defaulted<string>
    email: Defaulted<string>
    phone: Defaulted<string>
    position: Defaulted<string>
    idcode: Defaulted<string>
    is_disabled: Defaulted<boolean>
    kept_level: string | null
    stop_notification_cert: Defaulted<boolean>
    stop_notification_training: Defaulted<boolean>
    created_at: string
    updated_at: string
    removed_at: string | null
    version: Defaulted<number>
  }
}
