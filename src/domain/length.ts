export const CM_AN_INCH = 2.54;
const INCHES_A_FOOT = 12;

/** To the half inch, as a tailor's tape is read. */
function inches(centimetres: number): number {
  return Math.round((centimetres / CM_AN_INCH) * 2) / 2;
}

/** '27.5' and below it '(70)': inches with the centimetres they were measured in. */
export function inchesBeside(centimetres: number): string {
  return `${inches(centimetres)}\n(${centimetres})`;
}

/** '5′10″ (178 cm)' is said of these: how tall somebody is. */
export function feetAndInches(centimetres: number): { feet: number; inches: number } {
  const whole = Math.round(centimetres / CM_AN_INCH);
  return { feet: Math.floor(whole / INCHES_A_FOOT), inches: whole % INCHES_A_FOOT };
}

/** 28 of 70 cm: as a picture is measured. */
export function wholeInches(centimetres: number): number {
  return Math.round(centimetres / CM_AN_INCH);
}
