/** Filters the glossary while the visitor types, and keeps the address in step, so that it can be passed on. */
import { GLOSSARY_QUERY, isFound } from '#domain/entries/glossary.ts';

const form = document.querySelector<HTMLFormElement>('[data-glossary-search]');
const list = document.querySelector<HTMLElement>('[data-glossary-list]');
const empty = document.querySelector<HTMLElement>('[data-glossary-empty]');
const count = document.querySelector<HTMLElement>('[data-glossary-count]');
const search = document.querySelector<HTMLElement>('[data-search]');
const clear = document.querySelector<HTMLElement>('[data-clear]');
const field = form?.querySelector('input');

if (form && list && empty && count && search && clear && field) {
  const path = form.getAttribute('action');
  const terms = [...list.querySelectorAll<HTMLElement>('[data-term]')];

  const filter = () => {
    const query = field.value.trim();
    for (const term of terms) term.hidden = !isFound(`${term.textContent} ${term.dataset['term']}`, query);
    list.toggleAttribute('data-searching', query !== '');
    const found = terms.filter((term) => !term.hidden).length;
    empty.hidden = found > 0;
    const { one = '', many = '' } = count.dataset;
    count.textContent = query && found > 0 ? (found === 1 ? one : many.replace('{n}', `${found}`)) : '';
    search.hidden = query !== '';
    clear.hidden = query === '';
    const address = query ? `${path}?${GLOSSARY_QUERY}=${encodeURIComponent(query)}` : path;
    history.replaceState(history.state, '', address);
  };

  field.addEventListener('input', filter);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    filter();
  });
  clear.addEventListener('click', (event) => {
    event.preventDefault();
    field.value = '';
    filter();
    field.focus();
  });
  // Words may be there before this: typed while it loaded, or put back by a browser that returns to the page.
  const catchUp = () => field.value !== field.defaultValue && filter();
  addEventListener('pageshow', catchUp);
  catchUp();
}
