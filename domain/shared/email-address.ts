/**
 * An e-mail address: the local part of RFC 5322, section 3.2.3 (`o'brien@`, no dot at an end or twice), and a domain in any script or in
 * the ASCII form that browsers send (`xn--…`), whose last part has two letters or more.
 */
export const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:[xX][nN]--[A-Za-z0-9-]+|\p{L}[\p{L}\p{M}]+)$/u;
