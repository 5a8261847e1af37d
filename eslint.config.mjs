import reactHooks from 'eslint-plugin-react-hooks';
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

export default tseslint.config(
  { ignores: ['**/node_modules/**', '**/dist/**', '**/generated/**', '**/*.mjs', '**/*.cjs', '.data/**'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
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
      'no-restricted-syntax': ['error', { selector: 'ExportDefaultDeclaration', message: 'Exports are named.' }],
    },
  },
  {
    files: ['**/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noHiddenInputs] },
  },
  {
    files: [
      '**/config.ts',
      '**/main.ts',
      'deploy/standalone/**/*.ts',
      'bench/**/*.ts',
      'tests/**/*.ts',
      'packages/testkit/**/*.ts',
      '**/*.test.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  { files: ['web/**/*.{ts,tsx}'], plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
  { files: ['web/vite.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
);
