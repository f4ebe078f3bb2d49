import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['dist', 'src/generated']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript knows better what is defined.
      'no-undef': 'off',
      // Maps and Sets here are kept in raw state and replaced as wholes.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
  {
    // The name of a choice is handed back whole; what it is about is said beside it. Its type has nothing of a string,
    // so TypeScript refuses to split, match or compare it with words. These are the ways around TypeScript.
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    ignores: ['src/**/*.test.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-base-to-string': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
          message: 'A type that is forced on something hides what it is: names of choices are no strings.',
        },
        {
          selector: 'Literal[value=/data-(choice|offer|options)[\\^*$~|]=/]',
          message: 'What an option is about stands in its things: find it by data-thing or by its whole name.',
        },
        {
          selector: 'TemplateElement[value.raw=/data-(choice|offer|options)[\\^*$~|]=/]',
          message: 'What an option is about stands in its things: find it by data-thing or by its whole name.',
        },
        {
          selector: 'MemberExpression[object.property.name="dataset"][property.name=/^(choice|offer|options)$/]',
          message: 'Names of choices are written into the page and not read back from it.',
        },
        {
          selector: 'MemberExpression > CallExpression.object[callee.name="written"]',
          message: 'A written name is used as a whole.',
        },
      ],
    },
  },
);
