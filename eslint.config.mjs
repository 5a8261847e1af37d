import js from '@eslint/js';
import n from 'eslint-plugin-n';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const noHiddenInputs = [
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Time is an argument of domain code.',
  },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time is an argument of domain code.' },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Chance is an argument of domain code.',
  },
];

/** Values of node:http come from where it is told what an import of it costs. */
const slowToStart = {
  name: 'node:http',
  allowTypeImports: true,
  message: 'Take it from packages/platform/src/node-http.ts: to import it loads undici.',
};

/** What a pattern is made of stands in the code, where it can be analysed. */
const madePatterns = {
  selector: "NewExpression[callee.name='RegExp'], CallExpression[callee.name='RegExp']",
  message: 'Write patterns as literals: tools/patterns.test.mjs analyses them.',
};

const defaultExports = { selector: 'ExportDefaultDeclaration', message: 'Exports are named.' };

const notAMessage =
  'What people read is a message: t(…) of useWords (docs/decisions, 110). Its text goes into packages/words.';

/** Texts in the code are in one language only. */
const textsInCode = [
  // The name of the product is the same everywhere.
  { selector: 'JSXText[value=/^(?!\\s*Wellspring\\s*$)[^]*[A-Za-z]{2}/]', message: notAMessage },
  {
    selector:
      'JSXAttribute[name.name=/^(aria-label|alt|title|label|placeholder|heading|text|description|legend|hint|help|intro|question)$/] > Literal[value=/[A-Za-z]{2}/]',
    message: notAMessage,
  },
  { selector: 'JSXExpressionContainer > ConditionalExpression > Literal[value=/^[A-Z][a-z]/]', message: notAMessage },
];

const mirrored = 'Arabic is written from right to left: use start and end (ms-, pe-, text-start, border-s).';
const PHYSICAL =
  '(^|[\\s:])-?((m[lr]|p[lr]|left|right|border-[lr]|rounded-(l|r|tl|tr|bl|br)|scroll-[mp][lr])-|(text|float)-(left|right)\\b)';

/** Classes of Tailwind that name a side of the screen. */
const sidesOfTheScreen = [
  { selector: `Literal[value=/${PHYSICAL}/]`, message: mirrored },
  { selector: `TemplateElement[value.raw=/${PHYSICAL}/]`, message: mirrored },
];

/** A string of a schema may be described; what has rules is made where its length is checked first. */
const boundlessTexts = [
  {
    selector:
      "MemberExpression:not([property.name=/^(describe|meta|min|nullable|optional)$/]) > CallExpression.object[callee.object.name='z'][callee.property.name='string']",
    message: 'A text with rules is made by `text` of packages/rest-contract/src/text.ts: it checks the length first.',
  },
  {
    selector:
      "CallExpression[callee.object.name='z'][callee.property.name=/^(email|url|uuid|guid|regex|stringFormat)$/]",
    message:
      'A text with a pattern is made by `text` of packages/rest-contract/src/text.ts: it checks the length first.',
  },
];

/** What would bring much of the router along that nobody needs. */
const heavyOfRouter = {
  name: 'react-router-dom',
  importNames: ['Link', 'NavLink', 'Form', 'Routes', 'useRoutes', 'RouterProvider'],
  message: 'Links are those of web/src/shared/ui/link.tsx, screens those of web/src/app/screens.ts.',
};

export default tseslint.config(
  { ignores: ['**/node_modules/**', '**/dist/**', '**/generated/**', '.data/**'] },
  // A package names what it imports, from the registry and of this house: what only happens to lie there may go.
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { n },
    rules: { 'n/no-extraneous-import': 'error' },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    ...js.configs.recommended,
    languageOptions: { globals: { ...globals.node, ...globals.jest } },
    rules: { ...js.configs.recommended.rules, 'max-lines': ['error', { max: 200 }] },
  },
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'max-lines': ['error', { max: 200, skipBlankLines: false, skipComments: false }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read in config.ts and handed down.' },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/require-await': 'off',
      'no-restricted-syntax': ['error', defaultExports, madePatterns],
    },
  },
  {
    files: ['**/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', defaultExports, madePatterns, ...noHiddenInputs] },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.fixture.ts', '**/testing/**/*.ts', '{tests,bench,packages/testkit}/**/*.ts'],
    ignores: ['gateway/src/rest/**'],
    rules: { 'no-restricted-syntax': ['error', defaultExports] },
  },
  {
    files: ['packages/rest-contract/src/**/*.ts', 'gateway/src/rest/**/*.ts'],
    ignores: ['packages/rest-contract/src/text.ts', '**/*.test.ts', 'gateway/src/rest/api-changes.fixture.ts'],
    rules: { 'no-restricted-syntax': ['error', defaultExports, madePatterns, ...boundlessTexts] },
  },
  {
    files: [
      '**/config.ts',
      '**/main.ts',
      'gateway/src/graph/apollo-executor.ts', // a library that reads its switch there
      'deploy/standalone/**/*.ts',
      'bench/**/*.ts',
      'tests/**/*.ts',
      'packages/testkit/**/*.ts',
      '**/*.test.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  { files: ['web/**/*.{ts,tsx}'], plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
  { files: ['web/**/*.{ts,tsx}'], rules: { 'no-restricted-imports': ['error', heavyOfRouter] } },
  {
    files: ['web/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'web/src/testing/**'],
    rules: {
      'no-restricted-syntax': ['error', defaultExports, madePatterns, ...textsInCode, ...sidesOfTheScreen],
    },
  },
  {
    // A map has a left and a right.
    files: ['web/src/features/map/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', defaultExports, madePatterns, ...textsInCode] },
  },
  {
    files: [
      'packages/platform/src/**/*.ts',
      'services/*/src/**/*.ts',
      'gateway/src/**/*.ts',
      'commands/*/src/**/*.ts',
      'deploy/standalone/src/**/*.ts',
    ],
    ignores: ['**/*.test.ts', '**/*.fixture.ts', '**/testing/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', slowToStart] },
  },
  { files: ['web/vite.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
);
