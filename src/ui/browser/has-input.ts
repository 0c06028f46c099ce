/** Whether a visitor has typed or chosen something in a form of the page. */
export const hasInput = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form :is(input, textarea)')].some(
    (field) => {
      if ('checked' in field && /^(checkbox|radio)$/.test(field.type))
        return field.checked !== field.defaultChecked;
      return field.type !== 'hidden' && field.value !== field.defaultValue;
    },
  );
