/* global document */
const element = (id) => document.getElementById(id);
const [form, query, variables, answer, schema] = ['operation', 'query', 'variables', 'answer', 'schema'].map(element);

const ask = async () => {
  const text = variables.value.trim();
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query: query.value, variables: text === '' ? {} : JSON.parse(text) }),
  });
  return JSON.stringify(await response.json(), null, 2);
};

const run = async () => {
  answer.textContent = 'Running …';
  answer.textContent = await ask().catch((error) => `The operation was not answered: ${error.message}`);
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void run();
});

form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void run();
});

const showSchema = async () => {
  const response = await fetch('/graphql/schema.graphql');
  schema.textContent = await response.text();
};

element('types').addEventListener(
  'toggle',
  () => void showSchema().catch(() => (schema.textContent = 'The schema could not be loaded.')),
  { once: true },
);
