/** A rule about a quantity without any limit, and without a standard that it comes from. */
export const NO_LIMITS = {
  warning_lower: null,
  warning_upper: null,
  alarm_lower: null,
  alarm_upper: null,
  control_lower: null,
  control_upper: null,
  duration: 0,
  hysteresis: 0,
  source: '',
  clause: '',
  edition: '',
} as const;
