const wordpress = require( '@wordpress/eslint-plugin' );

const PLAIN_CLICK = {
	property: 'metaKey',
	message:
		'What a plain click is says isPlainClick() of @marketday/behaviour.',
};

/** The address of a page with listings, and the entries of its history, are those of its listings alone. */
const HISTORY = [ 'pushState', 'replaceState' ].map( ( property ) => ( {
	property,
	message:
		'A listing asks listings() of @marketday/host for another address; src/host/listing-history.ts writes it.',
} ) );

/** What has an address of its own, and is no listing: posts of a blog, the account, quick view, events, subscribers, a product's options. */
const OWN_ADDRESS = [
	'src/host/listing-history.ts',
	'src/features/blog-index/scroll-on.ts',
	'src/features/account/account.tsx',
	'src/features/quick-view/shown-view.tsx',
	'src/features/calendar/page/events-table.ts',
	'src/features/calendar/page/visits.ts',
	'blocks/admin-tables/use-response.ts',
	'blocks/add-to-basket/form.tsx',
];

module.exports = [
	{
		ignores: [
			'**/build/**',
			'**/node_modules/**',
			'**/vendor/**',
			'**/test-results/**',
			'**/.marketday/**',
			'**/*.d.ts',
		],
	},
	...wordpress.configs.recommended,
	{
		// `check:formatting` asks Prettier itself; asked here again it took half of the time.
		rules: { 'prettier/prettier': 'off' },
	},
	{
		files: [ '**/*.{ts,tsx}' ],
		rules: {
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
			'no-console': [ 'error', { allow: [ 'error' ] } ],
			'max-lines': [
				'error',
				{ max: 300, skipBlankLines: true, skipComments: true },
			],
			'max-lines-per-function': [
				'error',
				{ max: 110, skipBlankLines: true, skipComments: true },
			],
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: 'marketday' },
			],
			// A label around its control needs no id, which two copies on a page would share.
			'jsx-a11y/label-has-associated-control': [
				'error',
				{ assert: 'either', depth: 3 },
			],
			// Types say what the tag would repeat.
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns': 'off',
			'jsdoc/require-returns-type': 'off',
			'jsdoc/check-tag-names': [
				'error',
				{ definedTags: [ 'throws', 'example', 'remarks' ] },
			],
			// Resolved by TypeScript.
			'import/no-unresolved': 'off',
			'import/no-extraneous-dependencies': 'off',
			'import/named': 'off',
		},
	},
	{
		files: [ 'src/**/*.{ts,tsx}', 'blocks/**/*.{ts,tsx}' ],
		// The keys of a grid are no clicks.
		ignores: [ 'src/behaviour/**', '**/*-keys.ts', '**/*.test.{ts,tsx}' ],
		rules: {
			'no-restricted-properties': [ 'error', PLAIN_CLICK, ...HISTORY ],
		},
	},
	{
		// They have an address and know a plain click.
		files: [ ...OWN_ADDRESS ],
		rules: { 'no-restricted-properties': [ 'error', PLAIN_CLICK ] },
	},
	{
		files: [ '**/*-keys.ts' ],
		ignores: [ '**/*.test.{ts,tsx}' ],
		rules: { 'no-restricted-properties': [ 'error', ...HISTORY ] },
	},
	{
		files: [ '**/*.test.{ts,tsx}', 'tests/**/*.ts' ],
		rules: { 'max-lines-per-function': 'off' },
	},
	{
		files: [ 'tools/**/*.mjs', 'tests/**/*.mjs', '*.cjs', '*.config.js' ],
		rules: {
			'no-console': 'off',
			'jsdoc/check-line-alignment': 'off',
			// TypeScript reads these comments and knows better.
			'jsdoc/check-property-names': 'off',
			'jsdoc/check-types': 'off',
			'jsdoc/valid-types': 'off',
			'@wordpress/no-unused-vars-before-return': 'off',
			'jsdoc/no-undefined-types': 'off',
			'jsdoc/require-property-description': 'off',
			'jsdoc/require-returns-type': 'off',
			'jsdoc/require-param': 'off',
			'jsdoc/require-returns': 'off',
			'jsdoc/require-returns-description': 'off',
			'import/no-unresolved': 'off',
			'import/no-extraneous-dependencies': 'off',
		},
	},
];
