/** The phone gets `+{code} ` in front unless it has a plus sign (general 5.1); nothing stays nothing. */
export function withPhoneCode(phone: string, code: string): string {
  const trimmedPhone = phone.trim()
  return trimmedPhone === '' || trimmedPhone.includes('+') || code === ''
    ? trimmedPhone
    : `+${code} ${trimmedPhone}`
}
