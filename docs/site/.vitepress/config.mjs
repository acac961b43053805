import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitepress';

/** The pages that are made from the code: `npm run docs`. */
const components = readdirSync( new URL( '../components', import.meta.url ) )
	.map( ( name ) => name.replace( '.md', '' ) )
	.map( ( name ) => ( { text: name, link: `/components/${ name }` } ) );

export default defineConfig( {
	title: 'Marketday',
	description: 'A shop, a calendar and a newsletter for WordPress, and the same parts for any front end.',
	lang: 'en-GB',
	cleanUrls: true,
	// Addresses of a shop that runs on one's own machine.
	// And the gallery, which is laid beside the site.
	ignoreDeadLinks: [ /^\/gallery\//, /openapi\.json$/, /^https?:\/\/(localhost|127\.0\.0\.1)/ ],
	themeConfig: {
		search: { provider: 'local' },
		nav: [
			{ text: 'Start', link: '/start' },
			{ text: 'Components', link: '/components' },
			{ text: 'Calls', link: '/calls' },
		],
		sidebar: [
			{
				text: 'Front ends',
				items: [
					{ text: 'Ten minutes', link: '/start' },
					{ text: 'Components and cores', link: '/components' },
					{ text: 'Without a build', link: '/elements' },
					{ text: 'Other origins', link: '/origins' },
					{ text: 'Theming', link: '/theming' },
				],
			},
			{ text: 'Each component', collapsed: false, items: components },
			{
				text: 'The shop',
				items: [
					{ text: 'Hooks and filters', link: '/hooks' },
					{ text: 'Calls', link: '/calls' },
					{ text: 'Calls as OpenAPI', link: '/openapi' },
					{ text: 'The protocol', link: '/protocol' },
					{ text: 'Every call with its check', link: '/routes' },
					{ text: 'Moving in', link: '/moving-in' },
					{ text: 'At scale', link: '/scale' },
					{ text: 'Security', link: '/security' },
				],
			},
		],
	},
} );
