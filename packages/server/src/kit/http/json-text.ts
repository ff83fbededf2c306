/**
 * An answer whose JSON the database built: sent as it is. The SQL names each field, tests parse it by the
 * contract.
 */
export class JsonText {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
