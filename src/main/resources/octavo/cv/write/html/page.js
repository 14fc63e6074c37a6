
'use strict';
(() => {
  const form = document.getElementById('controls');
  const chart = document.getElementById('years');
  const folded = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const entries = [...document.querySelectorAll('li')].map(node => ({
    node, kind: node.dataset.kind, year: node.dataset.year, text: folded(node.querySelector('.entry').textContent),
  }));

  const filter = () => {
    const [search, kind, year] = ['search', 'kind', 'year'].map(id => document.getElementById(id).value);
    const words = folded(search).split(/\s+/).filter(word => word);
    let shown = 0;
    for (const entry of entries) {
      const fits = (!kind || entry.kind === kind) && (!year || entry.year === year)
        && words.every(word => entry.text.includes(word));
      entry.node.hidden = !fits;
      shown += fits;
    }
    const narrowed = Boolean(kind || year || words.length);
    for (const section of document.querySelectorAll('section')) {
      section.hidden = narrowed && !section.querySelector('li:not([hidden])');
    }
    document.getElementById('count').textContent =
      form.dataset.of.replace('#', shown).replace('#', entries.length);
    for (const bar of chart ? chart.querySelectorAll('g') : []) {
      bar.classList.toggle('chosen', bar.dataset.year === year);
    }
  };

  if (form) {
    form.hidden = false;
    form.addEventListener('input', filter);
    form.addEventListener('submit', event => event.preventDefault());
    filter();
  }
  if (form && chart) {
    chart.classList.add('live');
    chart.addEventListener('click', event => {
      const bar = event.target.closest('g');
      const choice = document.getElementById('year');
      if (bar) {
        choice.value = choice.value === bar.dataset.year ? '' : bar.dataset.year;
        filter();
      }
    });
  }

  const copied = async pre => {
    try {
      await navigator.clipboard.writeText(pre.textContent);
      return true;
    } catch {
      getSelection().selectAllChildren(pre);
      return document.execCommand('copy');
    }
  };
  for (const button of document.querySelectorAll('details button')) {
    const name = button.textContent;
    button.hidden = false;
    button.addEventListener('click', async () => {
      if (await copied(button.parentElement.querySelector('pre'))) {
        button.textContent = button.dataset.done;
        setTimeout(() => { button.textContent = name; }, 1500);
      }
    });
  }
})();
